import type { ErrorName } from '../../lib/errors.ts'
import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What happened and what to do next, for each failure. Only pages with data say them, so they come with those. */
export const errorWords = defineMessages('errors', {
  UserRejected: { title: 'You declined in your wallet.', say: 'Nothing was sent. The Safe is unchanged.' },
  AccountsEmpty: { title: 'No account was shared.', say: 'Connect again and choose an account.' },
  WalletLocked: { title: 'Your wallet is locked.', say: 'Unlock it, then try again.' },
  RequestPending: { title: 'A request is still open in your wallet.', say: 'Answer it there, then try again.' },
  ConnectorNotFound: { title: 'No wallet is connected.', say: 'Connect one, then try again.' },
  NotLoaded: {
    title: "Part of this page didn't load.",
    say: 'Nothing was sent. Check your internet connection, then reload the page.',
  },
  SmartWalletHidden: {
    title: "The smart wallet can't open here.",
    say: 'Nothing was sent. Open this page in another browser, or use the wallet of this one.',
  },
  PopupBlocked: {
    title: "The wallet's window was blocked.",
    say: 'Nothing was sent. Allow pop-ups for this page, then try again.',
  },
  ChainNotFound: { title: "Your wallet isn't on this network.", say: 'Switch to it, then try again.' },
  SwitchChain: { title: "Your wallet didn't switch.", say: 'Choose the network in the wallet itself.' },
  SwitchUnsupported: {
    title: "Your wallet can't switch from here.",
    say: 'Choose the network in the wallet itself.',
  },
  AddChain: { title: "Your wallet didn't add the network.", say: 'Add it in the wallet itself.' },
  SafeInfo: {
    title: "Safe didn't say which Safe this is.",
    say: 'Could not load Safe information. Reload the page in Safe, then try again.',
  },
  SafeReadOnly: {
    title: 'You can view this Safe, but not sign for it.',
    say: 'Safe says that none of its owners is connected there. Connect one in Safe, then try again. Nothing was sent.',
  },
  SafeNotHere: {
    title: "This Safe isn't on this network.",
    say: "Your wallet shared a Safe, but nothing is at its address on this network, so it can't sign or send here. Choose the network that it is on, or connect another wallet.",
  },
  ForeignFrame: {
    title: "You can't sign inside another page.",
    say: 'Open this page in its own tab and continue there. Nothing was sent.',
  },
  WrongChain: {
    title: 'Your wallet is on another network.',
    say: 'Wrong network detected, switch or disconnect to continue.',
  },
  AccountChanged: {
    title: 'You switched accounts.',
    say: 'Switch back, or start again with this one. Nothing was sent.',
  },
  WalletDisconnected: { title: 'Your wallet lost its connection.', say: 'Connect it again.' },
  UnsupportedMethod: {
    title: "Your wallet doesn't know this request.",
    say: 'Nothing was sent. Try another wallet.',
  },
  BlindSigning: {
    title: "Your hardware wallet didn't sign.",
    say: 'Nothing was sent. Turn on blind signing on the device, in the settings of its Ethereum app, then try again. If it is on already, update that app.',
  },
  Deadline: {
    title: 'No answer came in time.',
    say: 'If your wallet still shows the request, decline it, then try again.',
  },
  Superseded: { title: 'A newer request took its place.', say: 'Nothing is lost. Continue with the newer one.' },
  NetworkUnreachable: {
    title: "The network didn't answer.",
    say: 'Try again, or set another RPC in the settings.',
  },
  NetworkBusy: {
    title: 'The network is busy.',
    say: 'Its RPC is getting too many requests. Wait a minute and try again, or set another RPC in the settings.',
  },
  ChainMismatch: {
    title: 'The RPC answers for another network.',
    say: "Its answers aren't used. Set another one in the settings.",
  },
  NotEnoughForFee: {
    title: 'Not enough for the fee.',
    say: 'Nothing was sent. Top up your account, then try again.',
  },
  Reverted: {
    title: 'This transaction would fail.',
    say: 'The contract reverted without a reason. Nothing was sent. Check everything once more, then try again.',
  },
  Changed: { title: 'Something changed since the check.', say: 'Nothing was sent. Look at it again first.' },
  Cached: { title: 'This is from an earlier visit.', say: 'It is being refreshed. Wait a moment.' },
  NoChains: { title: 'No network to connect on.', say: 'Reload the page, then try again.' },
  ProjectId: {
    title: "WalletConnect isn't set up here.",
    say: 'Set your own project id in the settings. Wallets in this browser still work.',
  },
  RelayRefused: {
    title: 'WalletConnect refused this page.',
    say: "Its project id isn't allowed here. Set your own in the settings. Wallets in this browser still work.",
  },
  RelayUnreachable: {
    title: "Can't reach WalletConnect.",
    say: "Its relay didn't answer. Wallets in this browser still work. If your wallet shows no request, try again in a moment.",
  },
  NoCommonChain: {
    title: 'Your wallet shared none of our networks.',
    say: 'Nothing is connected. Turn one on in the wallet, then try again.',
  },
  RelayInvalid: { title: 'The request was malformed.', say: 'Nothing was sent. Try again.' },
  RelayUnauthorized: { title: "Your wallet doesn't allow this here.", say: 'Nothing was sent. Connect it again.' },
  RelayUnsupported: { title: "Your wallet doesn't support this.", say: 'Nothing was sent. Try another wallet.' },
  SessionEnded: { title: 'Your wallet ended the connection.', say: 'Connect it again.' },
  SessionFailed: { title: 'The connection failed.', say: 'Nothing was shared. Try again.' },
  RelayInternal: { title: 'WalletConnect had an internal error.', say: 'Try again. If it happens again, reconnect.' },
  NotSignedIn: { title: 'Sign in first.', say: 'This page asks for it before anything is sent. Nothing was sent.' },
  SignInPreparing: { title: 'Error preparing message, please retry!', say: 'Your wallet was not asked.' },
  SignInSigning: { title: 'Error signing message, please retry!', say: 'Your wallet gave no signature.' },
  SignInVerifying: { title: 'Error verifying signature, please retry!', say: 'Your wallet stays connected.' },
  SignInFailed: {
    title: 'Oops, something went wrong!',
    say: 'Your wallet stays connected. Nothing was sent. Try again.',
  },
  Unknown: {
    title: 'Something went wrong.',
    say: 'The details show the answer. Check in your wallet whether it went through. If not, try again.',
  },
} satisfies Record<ErrorName, Said>)

/** When a contract gives a reason that we have no words for. */
export const refusalWords = defineMessages('refusal', {
  /** After a refusal that time alone ends. */
  endsOn: (moment: string) => `It ends on ${moment}.`,
  contractSays: (reason: string) =>
    `The contract says: “${reason}”. Nothing was sent. Check everything once more, then try again.`,
})
