const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** S9.5 */
const DAY = 24 * HOUR

/** Deadlines for wallets, RPCs and services, in milliseconds. */
export const DEADLINES = {
  /** A wallet that has to ask its user. */
  walletPrompt: 5 * MINUTE,
  /** A wallet that answers by itself (`eth_accounts`, `eth_chainId`). */
  walletAnswer: 3 * SECOND,
  /** The wallet that was used last, to announce itself after load. */
  walletAnnounce: 1 * SECOND,
  /** The page that frames ours, to say that it is a Safe host; after half of it, it is asked again. */
  safeHost: 2 * SECOND,
  /** After connecting, until the wallet is asked again: some report their previous chain first. */
  walletAgain: 1 * SECOND,
  /** A part of the page that is loaded when it is needed. */
  code: 20 * SECOND,
  /** From here on the screen says that we are still waiting. */
  walletSlow: 8 * SECOND,
  /** An app to come to the front after its link was tapped. */
  app: 2 * SECOND,
  /** The WalletConnect client to load, or its relay to take a proposal. */
  relay: 20 * SECOND,
  /** A picture to be painted; later, the tap would no longer count as the user's activation. */
  picture: 2 * SECOND,
  /** This browser's database to open; where it is denied, some browsers never answer. */
  storage: 3 * SECOND,
  /** A code to be scanned; the relay forgets it then (S9.4). */
  pairing: 5 * MINUTE,
  /** Telling a wallet through the relay that we disconnected. */
  goodbye: 3 * SECOND,
  /** One answer of an RPC. */
  rpc: 10 * SECOND,
  /** One answer of Safe's transaction service. */
  safeService: 10 * SECOND,
  /** A deployment's own sign-in server, for a nonce or a goodbye. */
  signInServer: 10 * SECOND,
  /** Finding out whether a signature is an account's. */
  signatureCheck: 30 * SECOND,
  /** A transaction without a block is called unknown from here on; it may still go through. */
  transaction: 20 * MINUTE,
} as const

/** Milliseconds between two reads of a chain for what is on screen, about as long as Ethereum takes for a block. */
export const LOOK_EVERY = 12 * SECOND

/** How long a sign-in holds, in milliseconds. */
export const SIGN_IN = {
  /** A message, and whatever follows from it: owners of a Safe may need the day to sign. */
  validFor: DAY,
  /** How far the time in a message may be from the moment its signature was requested. */
  skew: 5 * MINUTE,
  /** A contract may stop accepting a signature, so it is verified again. */
  checkAgain: HOUR,
  /** Between two polls for the owners' signatures; it grows from the first to the second. */
  look: [3 * SECOND, MINUTE],
} as const

/** Every name under which something is kept in this browser. */
export const STORAGE_KEYS = {
  theme: 'theme',
  language: 'language',
  cache: 'cache',
  settings: 'settings',
  connection: 'connection',
  recentWallets: 'recentWallets',
  transactions: 'transactions',
  knownSafes: 'knownSafes',
  listedSafes: 'listedSafes',
  demo: 'demo',
  recipients: 'recipients',
  ownNames: 'ownNames',
  tokens: 'tokens',
  batches: 'batches',
  inbox: 'inbox',
  relaySession: 'relaySession',
  /** In the tab's own storage. */
  session: 'session',
  signIns: 'signIns',
  consents: 'consents',
  holders: 'holders',
  sealKeys: 'sealKeys',
  offers: 'offers',
  askedOffers: 'askedOffers',
} as const

/** The database that stores how far the chain was searched. */
export const SEARCHES_DATABASE = 'searches'

/** The database of WalletConnect's client. */
export const RELAY_DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'

/** Build-time settings, documented in `.env.example`; an empty one counts as unset. */
function setting(name: string, shape: RegExp): string | undefined {
  const value: unknown = import.meta.env[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' && shape.test(value)) return value
  throw new Error(`The build was given a bad ${name}. See .env.example.`)
}

/** A key for the hosted RPC provider of `src/lib/chains.ts`. */
export const RPC_KEY = setting('VITE_RPC_KEY', /^[\w-]+$/)

/** `VITE_RPC_URL_<chain id>`: one RPC URL a chain, before the chain's own. */
export const rpcUrlFromEnv = (chainId: number): string | undefined =>
  setting(`VITE_RPC_URL_${chainId}`, /^https?:\/\/\S+$/)

/** `VITE_SAFE_HOSTS`: further Safe hosts that may frame the page, as origins with commas between. */
export const safeHostsFromEnv = (): string[] =>
  setting('VITE_SAFE_HOSTS', /^https?:\/\/[\w.-]+(:\d+)?(,https?:\/\/[\w.-]+(:\d+)?)*$/)?.split(',') ?? []

/** `VITE_REQUIRE_SIGN_IN`: whether a connected account has to be verified before anything is sent from it. */
export const isSignInRequired = (): boolean => setting('VITE_REQUIRE_SIGN_IN', /^[01]$/) === '1'

/** The project at WalletConnect's relay (S5.4); its format is checked by the connector. */
export const RELAY_PROJECT_ID = setting('VITE_WALLETCONNECT_PROJECT_ID', /^\S+$/)

/** Of this build, from package.json. */
export const VERSION: string = import.meta.env.VITE_VERSION

/** The folder of the wallets' pictures, with a slash at its end; `tools/walletIcons.ts` puts them there. */
export const WALLET_ICONS: string = import.meta.env.VITE_WALLET_ICONS

export const RELAY_URL = setting('VITE_WALLETCONNECT_RELAY', /^wss?:\/\/\S+$/)
