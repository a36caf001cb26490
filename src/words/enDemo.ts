import { room } from './room.ts'

/** What the demo says, and the wallet that comes with it. */
export const demoWords = room('demo', {
  demo: {
    title: 'Demo',
    say: 'Four sample Safes on a chain that runs in this page, and a wallet to go with them. Nothing in it is real, and nothing leaves your browser.',
    starting: 'Starting a chain in this page…',
    on: 'The demo is on.',
    choose: 'Wrap the first one, or look at the others.',
    samples: {
      solo: ['A clean one', 'One owner, nothing in the way'],
      moduled: ['A used one', 'Another module is in it'],
      trio: ['A shared one', 'Two of three must agree'],
      wrapped: ['A wrapped one', 'An NFT already'],
    },
    sampleSafes: 'Sample Safes',
    banner: 'Demo: nothing here is real.',
    youAre: 'You are',
    roles: { ada: 'an owner', ben: 'another owner', cleo: 'a buyer' },
    letTimePass: 'Let 10 minutes pass',
    timePassed: 'Ten minutes have passed.',
    startOver: 'Start over',
    startedOver: 'Everything is as at the beginning.',
    leave: 'Leave the demo',
    reload: 'Reload',
    noAnswer: "The demo's chain didn't answer. Reload the page.",
    failed: {
      held: "The demo is open in another tab, and this browser can't share it. Use that tab, or close it and reload.",
      broken: "The demo's chain couldn't be started in this browser. Reload, or leave the demo.",
    },
    notices: {
      memoryOnly: 'This browser keeps nothing: the demo ends with its last tab.',
      historyDropped: "What was kept of it couldn't be used, so it began anew.",
    },
  },

  demoWallet: {
    name: 'Demo Wallet',
    title: (person: string) => `${person}'s demo wallet`,
    sign: 'Send this transaction?',
    signMessage: 'Sign this message?',
    from: 'From',
    to: 'To',
    value: 'Value',
    does: 'What it does',
    plainTransfer: 'Sends the value, nothing else',
    confirm: 'Confirm',
    reject: 'Reject',
  },
})
