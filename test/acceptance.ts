/**
 * The test titles that prove each part, and a sentence where something isn't proven; `optional` is what those lists
 * leave open themselves. `…` stands for what varies.
 */
type Shown = readonly string[] | { titles?: readonly string[]; because: string } | { optional: string }

/** What a dialog that connects wallets has to withstand. */
export const CHECKS: Record<string, Shown> = {
  'no host is contacted before a wallet is chosen that needs one': [
    '[W3] works below a path under its own policy, and contacts only its own host before connect',
    '[S2.4] a wallet in the browser connects without any request: no RPC, no relay, no list of wallets',
  ],
  'the page’s policy blocks nothing on any screen': [
    '[W6] every violation of the policy fails the test: an inline style, a foreign image, text as HTML or as a script',
    '[S2] every screen is accessible in light and dark, fits at 320 px, in forced colours and with large text, opens external links in a new tab, and restores focus (…)',
  ],
  'each screen is accessible in each theme, from right to left too; a dialog has a name, and the focus': [
    '[S2] every screen is accessible in light and dark, fits at 320 px, in forced colours and with large text, opens external links in a new tab, and restores focus (…)',
    '[S2.4] opens the connect dialog in the frame after the click, by keyboard too, and restores focus',
  ],
  'keyboard alone: to a wallet and back to its row, and out to the button that opened the dialog': [
    '[S2.4] the list of wallets works by keyboard: arrows, Home, End, first letters, search and Escape',
    '[S2.4] the code can be copied for any wallet, and Back returns to the row',
    '[W1] a Safe is wrapped, sealed and unwrapped by keyboard alone',
    '[S2] by keyboard alone: settings, connecting, a new Safe and its page, a sign-in and its retry, and the account',
    '[W5] the demo by keyboard alone: start, confirm each act of the holder in its sheet, switch the person, and leave',
    '[W6] a network is prepared by keyboard alone, one contract after the other, and leads to wrapping',
    '[S2.6] the list of networks works by keyboard, too',
  ],
  'any wallet behaviour: approval, rejection, pending, silence, locked, empty, other chain, nonsense, late, double, hostile':
    [
      '[S4.1] calls the wallet within the click, shows that, and closes once connected',
      '[S8.4] a rejection is not shown as an error, and Try again calls the wallet again',
      '[S8.2] bug 9: a request still open in the wallet is not sent again, and once it is answered the page continues',
      '[S4.1] a wallet that does not answer is shown as slow, and can be called again',
      '[S4.1] a wallet that was … is connected once it shares one, and not polled after the user leaves',
      '[…] says "…": …',
      '[…] fails with … and leaves nothing subscribed: …',
      '[S3.1] a wallet on a chain that is not ours connects where it is',
      '[S4.4] a wallet that announces itself late is waited for',
      '[S4.4] a wallet that announces itself after the timeout is reconnected after all',
      '[S3.2] two providers under one name and rdns are both kept: neither can push the other out',
      '[S3.2] two wallets that both claim to be … are both listed, told apart, and neither is reconnected unasked',
      '[S2.4] eighty wallets fit, one with a name of ten kilobytes and one with reversed text',
      '[S3.2] strips hiding and reordering characters from a name: …',
      '[S7.5] drops the icon and keeps the wallet: …',
      '[S7.5] a token image with a script is drawn, and the script does not run',
      '[S7.5] a picture that fails to load is retried once, then replaced by a letter',
    ],
  'once cancelled, a late approval connects nothing and a late rejection shows nothing': [
    '[S4.1] leaving by … while the wallet prompts cancels, and its late approval connects nothing',
    '[S4.1] after cancelling, a late … changes nothing and nothing stays subscribed',
    '[S4.1] a cancelled attempt ends at once, and a late approval is disconnected',
  ],
  'a double mount prompts once; a hot-replaced module duplicates nothing': [
    '[S4.1] mounted twice by StrictMode, the page prompts a wallet once, never prompts a remembered one, and subscribes once',
    '[S3.2] a module that is replaced in place lists no wallet twice, and prompts once',
  ],
  'a Safe’s frame: fast, slow, silent, foreign, with a remembered wallet, with a hidden parent origin as in Firefox, without storage':
    [
      '[S1.3] the Safe connects as soon as it answers; the wallet used last and one that never answers get no request',
      '[S1.3] a slow host, and one that missed the first message, are waited for',
      '[S1.3] a host that never answers times out, and the wallet used last is reconnected',
      '[S1.3] in a foreign frame reading works, the host gets no request, and signing opens in a new tab',
      '[S1.3] a parent whose origin the browser does not give is asked which Safe it is, and its answer dropped',
      '[S1.3] once the host has answered, everything else goes to its origin alone',
      '[W3] with one owner the proposal is executed at once, and the page continues; also without storage',
    ],
  'WalletConnect: a new code after a rejection and after expiry, two tabs, one session over a reload, disconnected once':
    [
      '[S8.11] a rejection on the phone shows a new code, and closing the dialog cancels it',
      '[S9.4] a code that expires unused is replaced by a new one, and the old one connects nothing',
      '[S4.1] two tabs share one session: the second resumes it without a code, and a disconnect in one ends it in both, once',
      '[S2.4] a phone scans the code: connects, stays connected over a reload, and disconnects from the phone',
    ],
  'on a phone: a link ready before the tap, a next step if no app opens, and the state on returning from one': [
    '[S2.4] the link is ready before the tap; if no app opens the next step is shown; so is the state on returning from the app (…)',
    '[S2.4] an app that has not opened after two seconds is reported as not opened',
  ],
  'with clipboard access denied the text to copy is shown selected': [
    '[S2.5] a frame that denies the clipboard: the address is shown selected, and nothing says "Copied"',
  ],
  'a refused network switch keeps the dialog open and says why; a successful one closes it': [
    '[S2.6] the network dialog names a wrong network, sends the wallet one request, and forgets a rejection when closed',
    '[S2.6] the list of networks works by keyboard, too',
  ],
  'a transaction: reverted, replaced, cancelled, never seen, reloaded, in another tab; a Safe’s: executed, replaced, refused':
    [
      '[S4.7] a transaction that reverted is shown as failed',
      '[S4.7] a speed-up of the same call at a higher fee is followed to its outcome',
      '[S4.7] a transaction cancelled in the wallet is shown as cancelled, never as a success',
      '[S4.7] a timeout means unknown, never failed, and a later watch finds it',
      '[S4.7] resumes a pending wrap after a reload, and continues once it is mined',
      '[S3.4] a transaction of one tab is followed in the other, which refreshes its balance; also once alone, and clearing applies to both',
      '[S3.4] bug 27: proposed, n of m, executed; a receipt is requested only for the real transaction hash',
      '[S3.4] another transaction with its nonce was executed: cancelled, and only where its nonce is known',
      '[S3.4] bug 27: a wrap is proposed, resumed after a reload, never looked up as a transaction, and continues once the second owner has confirmed',
    ],
  'sign-in: no nonce and then one, a wrong signature, a rejection, another account, a Safe’s owners over a reload': [
    '[S8.9] each failure has its message, and the retry repeats that step',
    '[S8.9] Error verifying signature, please retry! for another account’s signature: the retry starts over',
    '[S8.4] a rejection leads back to the message, and the wallet stays connected',
    '[S4.3] another account has to sign in again, and the open dialog says so',
    '[S4.6] the owners sign later: the sign-in waits over a reload, and then continues by itself',
  ],
  'room: 320 px, 200 % and 400 %, forced colours, no motion, right to left, 60 chains, 80 wallets, a name of 60': [
    '[S2] every screen is accessible in light and dark, fits at 320 px, in forced colours and with large text, opens external links in a new tab, and restores focus (…)',
    '[S2.3] in forced colours the selection and the focus stay visible',
    '[S2] from right to left: icons that point are mirrored, addresses are not, and the arrow keys work',
    '[S2.6] sixty networks are a scrolling list, and each is reached by its first letters',
    '[S2.4] eighty wallets fit, one with a name of ten kilobytes and one with reversed text',
    '[S2.5] a name of sixty characters fits at 320 px; on another network none is looked up',
  ],
}

/** What people know from other wallet dialogs, above all RainbowKit's. */
export const KNOWN_FROM_OTHERS: Record<string, Shown> = {
  'groups, what is installed, what was used lately': [
    '[S2.4] opens with the grouped list, and calls no wallet',
    '[S3.4] recently used wallets are marked, at most three, the latest first',
  ],
  'a code with the icon of its wallet': [
    '[S3.2] the QR code has its wallet’s icon; without the app there is another code to install it, and three steps',
  ],
  'where to get a wallet, for each browser and system, also by a code, and the next steps': [
    '[S3.2] … is offered where … can use it',
    '[S3.2] a missing wallet shows where to get it, by keyboard, and the dialog continues once it is installed',
    '[S3.2] the QR code has its wallet’s icon; without the app there is another code to install it, and three steps',
  ],
  'a wallet that announces itself is listed once': [
    '[S3.2] bug 18: … is MetaMask, installed, once',
    '[S3.2] bug 18: a wallet that announces itself again, also under a new uuid, is one wallet',
  ],
  'Brave and Safe are listed, and say how to connect': [
    '[S2.4] lists every supported wallet in order; recently used ones come first in their group',
    '[S1.3] outside a frame no Safe is contacted: it is listed, reached through WalletConnect, and none of its code is loaded',
    '[S2.4] Safe, outside a frame: one click pairs it in its own tab, and this page continues by itself',
  ],
  'Ledger Live beside the browser, in Safari too': [
    '[S2.4] Ledger Live is opened from a new tab, so that an error of Safari does not replace the page',
  ],
  'no impostor takes MetaMask’s name': [
    '[S2.4] a provider that says it is MetaMask, Coinbase and Rabby without announcing itself is a Browser Wallet: no impostor takes a name',
  ],
  'a phone’s app is remembered for the next request, and forgotten with the connection': [
    '[S4.4] the chosen app is remembered: after a reload a request has a link to it, and disconnecting forgets it',
    '[S7.3] a link stored by other code of this origin is not opened with a request',
  ],
  'the initial chain': [
    '[S9.1] the page opens on Ethereum',
    '[S2.4] the page starts on Ethereum, and follows a wallet to any chain of its own: … is …',
  ],
  'an ENS name that deceives nobody, and an avatar': [
    '[S2.5] the account’s ENS name and avatar are read once the dialog is open, and shown beside the full address',
    '[S2.5] a deceptive ENS name, and one that does not resolve, are not shown',
    '[S2.5] an avatar that would have to be fetched, or is no image, is left out: …',
  ],
  'a balance, with k, m, b and t': {
    titles: [
      '[W4] a balance is written out in full: no k, m, b or t abbreviates it',
      '[S2.5] the account dialog shows the account and disconnects, by keyboard',
    ],
    because: 'As money it is never shortened.',
  },
  'copying, and whether it was': [
    '[S2.4] Safe, outside a frame: one click pairs it in its own tab, and this page continues by itself',
    '[S2.5] a frame that denies the clipboard: the address is shown selected, and nothing says "Copied"',
  ],
  'recent transactions: three at first, cleared, at the explorer, pending with a ring, and the balance after them': [
    '[S3.4] the account’s button counts its own unmined transactions in a ring: not other accounts’, nor proposals that wait for owners',
    '[S2.4] is shortened at first, and shown in full on request',
    '[S3.4] clearing keeps pending transactions and those of other accounts',
    '[S3.4] links to its page in the block explorer of its chain',
    '[S3.4] says: …',
    '[S3.4] a transaction of one tab is followed in the other, which refreshes its balance; also once alone, and clearing applies to both',
  ],
  'networks: connected, pending, wrong, and the way out': [
    '[S2.6] the network dialog names a wrong network, sends the wallet one request, and forgets a rejection when closed',
    '[S2.6] sixty networks are a scrolling list, and each is reached by its first letters',
  ],
  'sign-in by an adapter, its message there before it is asked for': [
    '[S2.7] an account signs in, by keyboard, after reading the message; the tab keeps the session until the sign-out',
    '[S4.6] idle, signing, verifying, and the account is proven to be the user’s',
    '[S8.9] a nonce like … is refused',
  ],
  'wide, compact, a sheet': [
    '[S2.4] two panes side by side, one at a time in a narrow window, a bottom sheet on a phone',
  ],
  'light, dark, the system’s, and colours': [
    '[S2.3] follows the system theme, remembers a choice, and never flashes the other theme',
    '[S1.3] the page adopts and follows the theme of its host, and a chosen theme takes precedence',
    '[W7] the small version has the same ink and seed, and refers to nothing outside',
  ],
  'a picture of the account, the app’s name, where to learn more and what it warns of': [
    '[W7] draws byte for byte what the contract returns, for any Safe, chain, wrap, lock and signing, in strict JSON',
    '[S1.1] the page states its name and what it does',
    '[S1.1] the footer of each page links to what this is, its limits, privacy and licence',
  ],
  'nineteen languages': { because: 'The page has seven, each of them complete.' },
  'a connect button, a custom one and one for each wallet to build with; a third theme, radii, blur and fonts to set': {
    because: 'It is an application with one look, in light and dark, and nobody builds with its parts.',
  },
  'server-side rendering without a hydration mismatch': [
    '[W3] React hydrates the page without a warning: …',
    '[S2.2] the page renders without a window, and without its wallet layer',
  ],
  'Escape, a click beside it, the focus given back, a page that stays where it is': [
    '[S2] behind an open dialog the page neither scrolls nor shifts; a click outside closes it',
    '[S4.1] … cancels too',
    '[S2.4] opens the connect dialog in the frame after the click, by keyboard too, and restores focus',
  ],
  'icons that are cached, and retried': [
    '[S7.5] icons are fetched once their rows are visible, from the page itself, and each can be drawn',
    '[S7.5] a picture that fails to load is retried once, then replaced by a letter',
  ],
  'cool mode': { optional: 'Wallets’ pictures that fly about when one is chosen: not where savings are signed for.' },
}
