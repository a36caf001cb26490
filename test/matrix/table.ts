import type { ErrorName } from '../../src/lib/errors.ts'

// The outcome of each way in which a wallet may answer: the connection's state, the error, and the message that a
// user reads. One row per case, one column per connector; where a case can't occur, the cell says why.

export type Column = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

export type Outcome = {
  ends: string
  error?: ErrorName
  /** `{wallet}` stands for the wallet's name. */
  says?: string
}

type Row = { id: string } & Record<Column, Outcome | string>

const on = (chainId: number): Outcome => ({ ends: `connected to ${chainId}` })
const fails = (error: ErrorName, says: string, ends = 'disconnected'): Outcome => ({ ends, error, says })

const left: Outcome = { ends: 'disconnected' }
const abroad: Outcome = { ends: 'connected to 56, which is not ours' }
const declined = fails('UserRejected', 'Request declined: You declined in {wallet}. Nothing was shared.')
const pending = fails(
  'RequestPending',
  '{wallet} is waiting for you: An earlier request is still open there. Answer it, and this continues automatically.',
)
const silent = fails('Deadline', "{wallet} didn't answer: Nothing was shared. Open it yourself once, then try again.")
const locked = fails(
  'WalletLocked',
  "Unlock {wallet}: It's locked, or doesn't know this page yet. Open it and unlock it, and this continues automatically.",
)
const shares = fails(
  'AccountsEmpty',
  'No account shared: {wallet} connected but shared no account. Choose at least one.',
)
const stranger = fails(
  'NoCommonChain',
  'Your wallet shared none of our networks: Nothing is connected. Turn one on in the wallet, then try again.',
)
const unknown = fails(
  'Unknown',
  'Something went wrong: {wallet} returned an unknown error. Nothing was shared. Try again, or choose another wallet.',
)
const ended = fails(
  'WalletDisconnected',
  "{wallet} lost its connection: It reports that it can't reach any network. Open it, check that it's online, then try again.",
)
const noRelay = fails(
  'RelayUnreachable',
  "Can't reach WalletConnect: Its relay didn't answer. Wallets in this browser still work. If your wallet shows no request, try again in a moment.",
)
const gone = fails(
  'ConnectorNotFound',
  "{wallet} isn't in this browser any more: Enable it in your extensions, then reload this page.",
)
const noSafe = fails(
  'SafeInfo',
  "Safe didn't say which Safe this is: Could not load Safe information. Reload the page in Safe, then try again.",
)

/** The user chooses a wallet while nothing is connected. */
export const CONNECTING = {
  accepts: { id: 'S4.1', injected: on(1), walletConnect: on(1), coinbase: on(1), safe: on(1) },
  rejects: {
    id: 'S8.4',
    injected: declined,
    walletConnect: { ends: 'a new code', says: 'You declined on the phone. This is a new code.' },
    coinbase: declined,
    safe: 'it asks nobody: it names the Safe, or it does not',
  },
  'says that a request is pending (-32002)': {
    id: 'S8.2',
    injected: pending,
    walletConnect: fails('RequestPending', 'A request is still open in your wallet: Answer it there, then try again.'),
    coinbase: pending,
    safe: 'it gives no codes: words alone, as in the rows below',
  },
  'never answers': {
    id: 'S4.1',
    injected: silent,
    walletConnect: { ends: 'a new code', says: 'This is a new code. The last one expired.' },
    coinbase: silent,
    safe: noSafe,
  },
  'is locked': {
    id: 'S4.1',
    injected: locked,
    walletConnect: 'a locked phone says nothing: it never answers',
    coinbase: 'its window unlocks it, or shares no account',
    safe: 'it has no lock',
  },
  'shares no account': {
    id: 'S8.1',
    injected: shares,
    walletConnect: stranger,
    coinbase: shares,
    safe: noSafe,
  },
  'is on a chain that is not ours': {
    id: 'S3.1',
    injected: abroad,
    walletConnect: stranger,
    coinbase: abroad,
    safe: abroad,
  },
  'throws a string': {
    id: 'S8.1',
    injected: unknown,
    walletConnect: fails(
      'Unknown',
      'Something went wrong: The details show the answer. Check in your wallet whether it went through. If not, try again.',
    ),
    coinbase: unknown,
    safe: noSafe,
  },
  'throws undefined': {
    id: 'S8.1',
    injected: unknown,
    walletConnect: 'an answer without an error and without a session is ignored: it counts as never answering',
    coinbase: unknown,
    safe: noSafe,
  },
  'throws a plain object': {
    id: 'S8.1',
    injected: unknown,
    walletConnect: fails(
      'Unknown',
      'Something went wrong: The details show the answer. Check in your wallet whether it went through. If not, try again.',
    ),
    coinbase: unknown,
    safe: noSafe,
  },
  'is cancelled during the prompt': {
    id: 'S4.1',
    injected: left,
    walletConnect: left,
    coinbase: left,
    safe: left,
  },
  'disconnects during the prompt': {
    id: 'S4.1',
    injected: ended,
    walletConnect: 'it has no session yet that it could end: it rejects, or never answers',
    coinbase: 'its window can only be closed: it rejects',
    safe: 'it has no connection of its own that it could lose: it never answers',
  },
  vanishes: {
    id: 'S8.7',
    injected: gone,
    walletConnect: noRelay,
    coinbase: fails(
      'PopupBlocked',
      "{wallet}'s window was blocked: Your browser didn't let it open. Allow pop-ups for this page, then try again.",
    ),
    safe: noSafe,
  },
  'vanishes during the prompt': {
    id: 'S8.7',
    injected: gone,
    walletConnect: noRelay,
    coinbase: 'its window can only be closed: it rejects',
    safe: 'a page that is gone says nothing: it never answers',
  },
} satisfies Record<string, Row>

const stays = (error: ErrorName, says: string) => fails(error, says, 'connected to 1')

const refused = stays('UserRejected', "You declined in your wallet. The network hasn't changed.")
const busy = stays(
  'RequestPending',
  'A request is still open in your wallet. Answer it there, then choose the network again.',
)
const mute = stays(
  'Deadline',
  "Your wallet didn't answer. If it still shows the request, decline it. Then choose the network again.",
)
const shut = stays('WalletLocked', 'Your wallet is locked. Unlock it, then choose the network again.')
const unmoved = stays('SwitchChain', "Your wallet didn't switch. Choose the network in the wallet itself.")
const unshared = stays(
  'ChainNotFound',
  'Your wallet shared no account on this network. Enable it in the wallet, then connect again.',
)
const offline = stays(
  'WalletDisconnected',
  "Your wallet lost its connection. Open it, check that it's online, then choose the network again.",
)
const oneChain = stays('SwitchUnsupported', 'A Safe is on one network only. Open this page in a Safe on Polygon.')
const unasked = 'it is never asked: it lives on one chain'

/** The user switches a wallet that is connected on Ethereum to Polygon. */
export const SWITCHING = {
  accepts: { id: 'S4.5', injected: on(137), walletConnect: on(137), coinbase: on(137), safe: oneChain },
  rejects: { id: 'S8.4', injected: refused, walletConnect: refused, coinbase: refused, safe: unasked },
  'says that a request is pending (-32002)': {
    id: 'S8.2',
    injected: busy,
    walletConnect: busy,
    coinbase: busy,
    safe: unasked,
  },
  'never answers': { id: 'S8.3', injected: mute, walletConnect: mute, coinbase: mute, safe: unasked },
  'is locked': {
    id: 'S8.3',
    injected: shut,
    walletConnect: shut,
    coinbase: fails(
      'WalletDisconnected',
      "Your wallet lost its connection. Open it, check that it's online, then choose the network again.",
      'disconnected: ended',
    ),
    safe: unasked,
  },
  'lacks the chain (4902)': {
    id: 'S8.3',
    injected: on(137),
    walletConnect: on(137),
    coinbase: on(137),
    safe: unasked,
  },
  'lacks the chain (4902, nested)': {
    id: 'S8.3',
    injected: on(137),
    walletConnect: on(137),
    coinbase: on(137),
    safe: unasked,
  },
  'lacks the chain, and will not add it': {
    id: 'S8.3',
    injected: refused,
    walletConnect: refused,
    coinbase: refused,
    safe: unasked,
  },
  'adds the chain, and does not switch': {
    id: 'S8.3',
    injected: unmoved,
    walletConnect: unshared,
    coinbase: unmoved,
    safe: unasked,
  },
  'approves, and does not switch': {
    id: 'S8.3',
    injected: unmoved,
    walletConnect: unshared,
    coinbase: unmoved,
    safe: unasked,
  },
  'throws a string': { id: 'S8.3', injected: unmoved, walletConnect: unmoved, coinbase: unmoved, safe: unasked },
  'throws undefined': {
    id: 'S8.3',
    injected: unmoved,
    walletConnect: 'an answer without an error and without a result is ignored: it counts as never answering',
    coinbase: unmoved,
    safe: unasked,
  },
  'throws a plain object': { id: 'S8.3', injected: unmoved, walletConnect: unmoved, coinbase: unmoved, safe: unasked },
  'disconnects during the prompt': {
    id: 'S4.1',
    injected: fails(
      'WalletDisconnected',
      "Your wallet lost its connection. Open it, check that it's online, then choose the network again.",
      'disconnected: ended',
    ),
    walletConnect: fails('SessionEnded', 'Your wallet ended the connection. Connect it again.', 'disconnected: ended'),
    coinbase: 'its window can only be closed: it rejects',
    safe: unasked,
  },
  'says that it is offline (4900)': {
    id: 'S8.3',
    injected: offline,
    walletConnect: offline,
    coinbase: offline,
    safe: unasked,
  },
  vanishes: {
    id: 'S8.7',
    injected: fails(
      'ConnectorNotFound',
      "This page can't reach your wallet any more. Connect it again.",
      'disconnected: ended',
    ),
    walletConnect: mute,
    coinbase: stays(
      'PopupBlocked',
      "Your wallet's window was blocked. Allow pop-ups for this page, then choose the network again.",
    ),
    safe: unasked,
  },
} satisfies Record<string, Row>

export type ConnectCase = keyof typeof CONNECTING
export type SwitchCase = keyof typeof SWITCHING
