/**
 * A title for each part that is shown, and a sentence where something isn't; `optional` is what those lists leave open
 * themselves. `…` stands for what varies.
 */
type Shown = readonly string[] | { titles?: readonly string[]; because: string } | { optional: string }

/** What a dialog that connects wallets has to stand. */
export const CHECKS: Record<string, Shown> = {
  'nobody is asked before a wallet is chosen that needs somebody': [
    '[W3] works below a path under its own policy, and talks to no host but its own before connect',
    '[S2.4] a wallet in the browser is connected without a word to anyone: no RPC, no relay, no list of wallets',
  ],
  'the policy of the page refuses nothing on any screen': [
    '[W6] what a policy refuses is heard in every test: an inline style, a foreign picture, text taken for HTML or a script',
    '[S2] every screen is accessible, light and dark, has room at 320 px, in forced colours and with large letters, opens every link out in a tab of its own, and gives the focus back (…)',
  ],
  'each screen is accessible in each theme, from right to left too; a dialog has a name, and the focus': [
    '[S2] every screen is accessible, light and dark, has room at 320 px, in forced colours and with large letters, opens every link out in a tab of its own, and gives the focus back (…)',
    '[S2.4] opens the connect dialog in the frame after the click, by keyboard too, and gives the focus back',
  ],
  'keyboard alone: to a wallet and back to its row, out and back to what opened it': [
    '[S2.4] the wallets are a list for the keyboard: arrows, Home, End, first letters, search and Escape',
    '[S2.4] any wallet is offered the code itself, and Back leads to the row',
    '[W1] a Safe is wrapped, sealed and unwrapped by keyboard alone',
    '[S2] by keyboard alone: the settings, a wallet, a new Safe and where it is found, a sign-in and its retry, and the account',
    '[W5] the demo by keyboard alone: started, each act of the holder confirmed in its sheet, somebody else, and left',
    '[W6] a network is prepared by keyboard alone, a piece after the other, and leads to wrapping',
    '[S2.6] the networks are one, too',
  ],
  'whatever a wallet does: yes, no, pending, silence, locked, empty, elsewhere, nonsense, late, double, hostile': [
    '[S4.1] calls the wallet within the click, shows that, and closes once connected',
    '[S8.4] a rejection is not shown as an error, and Try again calls the wallet again',
    '[S8.2] bug 9: a request still open in the wallet is not asked for anew, and once it is answered all goes on',
    '[S4.1] a wallet that does not answer is shown as slow, and can be called again',
    '[S4.1] a wallet that was … is taken once it shares one, and not looked at once the person is gone',
    '[…] says "…": …',
    '[…] fails with … and leaves nothing subscribed: …',
    '[S3.1] a wallet on a chain that is not ours connects where it is',
    '[S4.4] a wallet that announces itself late is waited for',
    '[S4.4] that comes after it was given up on is taken after all',
    '[S3.2] two providers under one name and rdns are both kept: neither can push the other out',
    '[S3.2] two that call themselves … are both there, told apart, and neither is taken up again unasked',
    '[S2.4] eighty wallets, one with a name of ten kilobytes and one written backwards, find room',
    '[S3.2] takes what hides or reorders out of a name: …',
    '[S7.5] drops the icon and keeps the wallet: …',
    '[S7.5] a picture with a script in it is drawn, and runs nothing',
    '[S7.5] a picture that fails to load is retried once, then replaced by a letter',
  ],
  'cancelled, a late yes connects nothing and a late no says nothing': [
    '[S4.1] leaving by … while the wallet is asked cancels, and its late yes connects nothing',
    '[S4.1] after cancelling, a late … changes nothing and nothing stays subscribed',
    '[S4.1] a cancelled attempt ends at once, and a late approval is disconnected',
  ],
  'a double mount prompts once; a module replaced in place doubles nothing': [
    '[S4.1] mounted twice by StrictMode, the page prompts a wallet once, one that it remembers never, and listens to it once',
    '[S3.2] a module that is replaced in place lists no wallet twice, and prompts once',
  ],
  'a Safe’s frame: fast, slow, silent, foreign, a wallet remembered, a parent unnamed as in Firefox, no storage': [
    '[S1.3] the Safe is connected as soon as it answers; a wallet used last and one that never answers are not asked',
    '[S1.3] a slow host, and one that missed the first question, are waited for',
    '[S1.3] a host that never answers is given up on, and the wallet used last is looked for',
    '[S1.3] in a stranger’s frame reading works, nothing is asked of it, and signing has a tab of its own',
    '[S1.3] one that the browser does not name is asked which Safe it is, and its answer dropped',
    '[S1.3] once the host has answered, everything else goes to its origin alone',
    '[W3] with one owner the proposal is executed at once, and the page goes on; without storage too',
  ],
  'WalletConnect: a new code after a no and after its time, two tabs, one session over a reload, left once': [
    '[S8.11] a no on the phone brings a new code, and closing the dialog ends it',
    '[S9.4] a code that nobody uses in time is followed by a new one, and the old one connects nothing',
    '[S4.1] two tabs share one session: the second takes it up without a code, and left in one it is over in both, once',
    '[S2.4] a phone scans the code: connected, kept over a reload, and left by the phone',
  ],
  'on a phone: a link before the tap, a next step where no app opens, and where one is once it is back': [
    '[S2.4] the link is there before the tap; where no app opens, the next step is said; back from it, so is where one is (…)',
    '[S2.4] an app that has not opened after two seconds is reported as not opened',
  ],
  'a clipboard that is denied shows what to select': [
    '[S2.5] a frame that denies the clipboard: the address is there to select, and nothing says "Copied"',
  ],
  'a network that is refused keeps its dialog open and says why; one that is taken closes it': [
    '[S2.6] the network dialog names a wrong network, asks the wallet once, and forgets a no when closed',
    '[S2.6] the networks are one, too',
  ],
  'a transaction: reverted, replaced, cancelled, never seen, reloaded, in another tab; a Safe’s: executed, replaced, refused':
    [
      '[S4.7] one that was refused there has failed',
      '[S4.7] the same act at a higher fee is followed to its own end',
      '[S4.7] taken back in the wallet is cancelled, and never a success',
      '[S4.7] a timeout is unknown and never failed, and watched again it is found',
      '[S4.7] takes a pending wrap up again after a reload, and goes on when it is in a block',
      '[S3.4] what one tab sends the other follows, and reads its balance anew; also once it is alone, and clearing it is for both',
      '[S3.4] bug 27: proposed, n of m, executed; a receipt is asked for the real hash alone',
      '[S3.4] another one with its number executed: cancelled, and only where its number is known',
      '[S3.4] bug 27: a wrap is proposed, resumed after a reload, never asked for as a transaction, and goes on once the second owner has confirmed',
    ],
  'sign-in: no nonce and then one, a wrong signature, a no, another account, a Safe’s owners over a reload': [
    '[S8.9] each failure says its sentence, and the retry does that step again',
    '[S8.9] Error verifying signature, please retry! for another account’s: the retry begins anew',
    '[S8.4] a no leads back to the message, and the wallet stays connected',
    '[S4.3] another account has to be verified anew, and says so in the open dialog',
    '[S4.6] the owners sign in their own time: waited for over a reload, and then it goes on by itself',
  ],
  'room: 320 px, 200 % and 400 %, forced colours, no motion, right to left, 60 chains, 80 wallets, a name of 60': [
    '[S2] every screen is accessible, light and dark, has room at 320 px, in forced colours and with large letters, opens every link out in a tab of its own, and gives the focus back (…)',
    '[S2.3] with colours of the person’s own, what is chosen and where the focus is can still be seen',
    '[S2] from right to left: what points is mirrored, an address is not, and the arrow keys lead on',
    '[S2.6] sixty networks are a list that scrolls, and each is reached by its first letters',
    '[S2.4] eighty wallets, one with a name of ten kilobytes and one written backwards, find room',
    '[S2.5] a name of sixty characters breaks nothing at 320 px; on another network nobody is asked for one',
  ],
}

/** What people know from the wallet dialogs of others, RainbowKit's before all. */
export const KNOWN_FROM_OTHERS: Record<string, Shown> = {
  'groups, what is installed, what was used lately': [
    '[S2.4] opens with the grouped list, and calls no wallet',
    '[S3.4] those used lately are marked, three at most, the last one first',
  ],
  'a code with the picture of its wallet': [
    '[S3.2] a code has the picture of its wallet in it; who has no app yet gets another one that leads to it, and three steps',
  ],
  'where to get a wallet, for each browser and system, by a code too, and what to do then': [
    '[S3.2] … is to be had where … can use it',
    '[S3.2] a wallet that is missing says where to get it, by keyboard, and the dialog goes on when it comes',
    '[S3.2] a code has the picture of its wallet in it; who has no app yet gets another one that leads to it, and three steps',
  ],
  'a wallet that announces itself is there once': [
    '[S3.2] bug 18: … is MetaMask, installed, once',
    '[S3.2] bug 18: a wallet that announces itself again, also under a new uuid, is one wallet',
  ],
  'Brave and Safe are there, and say how to be reached': [
    '[S2.4] has every wallet of ours, in that order; those used lately come first in their group',
    '[S1.3] no Safe is asked: it is listed, reached through WalletConnect, and nothing of it is loaded',
    '[S2.4] Safe, outside a frame: one click pairs it in its own tab, and this page goes on by itself',
  ],
  'Ledger Live beside the browser, in Safari too': [
    '[S2.4] Ledger Live is opened from a tab of its own, so that an error of Safari’s takes no page away',
  ],
  'no impostor takes MetaMask’s name': [
    '[S2.4] a provider that says it is MetaMask, Coinbase and Rabby without announcing itself is a Browser Wallet: no impostor takes a name',
  ],
  'the app of a phone is kept for the next request, and forgotten with the connection': [
    '[S4.4] the app that was chosen is kept: after a reload a request has a link to it, and leaving forgets it',
    '[S7.3] a link that somebody of this origin has stored is not opened with a request',
  ],
  'the chain to begin on': [
    '[S9.1] the page opens on Ethereum',
    '[S2.4] the page begins on Ethereum, and is where a wallet is if that is a chain of its own: … is …',
  ],
  'an ENS name that fools nobody, and a picture': [
    '[S2.5] the name of the account and its picture are asked of ENS once the dialog is open, and stand beside the whole address',
    '[S2.5] a name that could fool its reader, and one that is not on the chain, are as if there were none',
    '[S2.5] a picture that would have to be fetched, or is none, is as if there were none: …',
  ],
  'a balance, with k, m, b and t': {
    titles: [
      '[W4] a balance is money: every thousand of it is written out, and no k, m, b or t stands for digits',
      '[S2.5] the account dialog says who is connected and leads out, by keyboard',
    ],
    because: 'As money it is never shortened.',
  },
  'copying, and whether it was': [
    '[S2.4] Safe, outside a frame: one click pairs it in its own tab, and this page goes on by itself',
    '[S2.5] a frame that denies the clipboard: the address is there to select, and nothing says "Copied"',
  ],
  'recent transactions: three at first, cleared, at the explorer, pending with a ring, and the balance after them': [
    '[S3.4] the account’s button has a ring while what it sent is in no block: not for others’, nor for owners who take their time',
    '[S2.4] is shortened at first, and complete on request',
    '[S3.4] clearing keeps pending transactions and those of other accounts',
    '[S3.4] links to its page in the block explorer of its chain',
    '[S3.4] says: …',
    '[S3.4] what one tab sends the other follows, and reads its balance anew; also once it is alone, and clearing it is for both',
  ],
  'networks: connected, pending, wrong, and the way out': [
    '[S2.6] the network dialog names a wrong network, asks the wallet once, and forgets a no when closed',
    '[S2.6] sixty networks are a list that scrolls, and each is reached by its first letters',
  ],
  'sign-in by an adapter, its message there before it is asked for': [
    '[S2.7] an account is verified, by keyboard, after reading what is signed; the tab remembers, and forgets when told',
    '[S4.6] idle, signing, verifying, and the account is shown to be the person’s',
    '[S8.9] a nonce like … is none',
  ],
  'wide, compact, a sheet': [
    '[S2.4] two panes side by side, one at a time in a narrow window, a sheet at the foot of a phone',
  ],
  'light, dark, the system’s, and colours': [
    '[S2.3] follows the system, keeps a choice, and never flashes the other theme',
    '[S1.3] the page takes on the theme of its host, follows it, and keeps what its person chose',
    '[W7] the small cut is of the same ink and seed, and refers to nothing outside',
  ],
  'a picture of the account, the app’s name, where to learn more and what it warns of': [
    '[W7] draws byte for byte what the contract answers, for any Safe, chain, wrap, lock and signing, in strict JSON of its own',
    '[S1.1] the page says its name and what it does',
    '[S1.1] from the foot of each page it is said what this is, what it can’t do, who learns what, and under which licence',
  ],
  'nineteen languages': { because: 'The page speaks seven, each of them whole.' },
  'a connect button, a custom one and one for each wallet to build with; a third theme, radii, blur and fonts to set': {
    because: 'It is an application with one look, in light and dark, and nobody builds with its parts.',
  },
  'drawn where there is no window, without a mismatch': [
    '[W3] React takes the page over without a word: …',
    '[S2.2] the page is drawn where there is no window, without its wallet layer',
  ],
  'Escape, a click beside it, the focus given back, a page that stays where it is': [
    '[S2] behind an open dialog the page neither scrolls nor moves; a click beside it closes it',
    '[S4.1] … cancels too',
    '[S2.4] opens the connect dialog in the frame after the click, by keyboard too, and gives the focus back',
  ],
  'pictures that are kept, and tried again': [
    '[S7.5] pictures are fetched once their rows are seen, from the page itself, and each can be drawn',
    '[S7.5] a picture that fails to load is retried once, then replaced by a letter',
  ],
  'cool mode': { optional: 'Wallets’ pictures that fly about when one is chosen: not where savings are signed for.' },
}
