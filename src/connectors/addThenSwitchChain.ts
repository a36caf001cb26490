import { DEADLINES } from '../lib/config.ts'
import { wait, withDeadline } from '../lib/deadline.ts'
import {
  AddChainError,
  type AppError,
  type ErrorName,
  errorCodesOf,
  errorMessagesOf,
  peek,
  SupersededError,
  SwitchChainError,
  SwitchUnsupportedError,
  toAppError,
} from '../lib/errors.ts'
import { toQuantity } from '../lib/toQuantity.ts'
import type { AddableChain, Provider } from './connector.ts'
import { parseChainId } from './parse.ts'

/** Milliseconds between reads of the wallet's chain after it agreed: it may answer before it has switched. */
const LOOKS = [0, 100, 300, 1_000, 2_000]
/** The same while it is being asked: some switch without an event, and never answer. */
const LOOK_MEANWHILE = 2_000

const UNKNOWN_CHAIN = 4902
const SAYS_UNKNOWN = /unrecognized chain|wallet_addEthereumChain|chain .*not (found|added|configured|supported)/i
/** Errors with a known cause: their messages aren't searched for a missing chain. */
const ANSWERS = new Set<ErrorName>([
  'UserRejected',
  'RequestPending',
  'WalletLocked',
  'UnsupportedMethod',
  'WalletDisconnected',
])
const UNSUPPORTED = new Set([-32601, -32004, 4200])
/** Errors that have nothing to do with chains, which are rethrown unchanged. */
const OF_THE_WALLET = new Set<ErrorName>([
  'UserRejected',
  'RequestPending',
  'WalletLocked',
  'Deadline',
  'Superseded',
  'SessionEnded',
  'RelayUnreachable',
  'PopupBlocked',
])

/** One switch of one wallet to one chain; aborted by `signal`. */
type Asked = { provider: Provider; chain: AddableChain; signal: AbortSignal | undefined }

async function observedChain({ provider, signal }: Asked): Promise<number | undefined> {
  try {
    const asked = provider.request({ method: 'eth_chainId' })
    return parseChainId(await withDeadline(asked, DEADLINES.walletAnswer, 'the wallet', signal))
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

const isThere = (asked: Asked): Promise<boolean> =>
  observedChain(asked).then(
    (chainId) => chainId === asked.chain.id,
    () => false,
  )

/** Succeeds only when the wallet reports the chain: an approval without effect is a failure. */
async function hasArrived(asked: Asked): Promise<boolean> {
  for (const pause of LOOKS) {
    if (pause > 0) await wait(pause)
    if (asked.signal?.aborted) throw new SupersededError()
    if (await isThere(asked)) return true
  }
  return false
}

const answered = <T>(answer: Promise<T>, { signal }: Asked): Promise<T> =>
  withDeadline(answer, DEADLINES.walletPrompt, 'the wallet', signal)

/** Settles with the wallet's answer, or as soon as it is on the chain: some switch and never answer. */
async function askToSwitch(asked: Asked): Promise<void> {
  const { provider, chain } = asked
  let stop = () => {}
  const arrived = new Promise<void>((resolve) => {
    const onChain = (value: unknown) => parseChainId(value) === chain.id && resolve()
    const look = async () => (await isThere(asked)) && resolve()
    const looking = setInterval(look, LOOK_MEANWHILE)
    stop = () => {
      clearInterval(looking)
      peek(() => (provider.removeListener ?? provider.off)?.call(provider, 'chainChanged', onChain))
    }
    // a provider without events is polled only
    peek(() => provider.on?.('chainChanged', onChain))
  })
  try {
    const params = [{ chainId: toQuantity(chain.id) }]
    const answer = provider.request({ method: 'wallet_switchEthereumChain', params })
    await answered(Promise.race([answer, arrived]), asked)
  } finally {
    stop()
  }
}

/** EIP-3085, and what MetaMask demands beyond it: https, no empty explorer list, symbols of 2 to 6 letters. */
const addParameters = (chain: AddableChain) => ({
  chainId: toQuantity(chain.id),
  chainName: chain.name,
  nativeCurrency: chain.currency,
  rpcUrls: chain.rpcUrls.filter((url) => url.startsWith('https:')),
  ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
})

const lacksChain = (thrown: unknown): boolean => {
  const codes = errorCodesOf(thrown)
  if (codes.includes(UNKNOWN_CHAIN)) return true
  return !ANSWERS.has(toAppError(thrown).name) && errorMessagesOf(thrown).some((message) => SAYS_UNKNOWN.test(message))
}

type Refusal = new (options: { cause: unknown; details?: string }) => AppError

function refusalOf(thrown: unknown, Otherwise: Refusal): AppError {
  const error = toAppError(thrown)
  // 4901 is only this chain, 4900 the wallet as a whole
  if (OF_THE_WALLET.has(error.name) || error.code === 4900) return error
  return new Otherwise({ cause: thrown, ...(error.details && { details: error.details }) })
}

function switchRefusalOf(thrown: unknown): AppError {
  if (errorCodesOf(thrown).some((code) => UNSUPPORTED.has(code))) return new SwitchUnsupportedError({ cause: thrown })
  return refusalOf(thrown, SwitchChainError)
}

async function addChain(asked: Asked): Promise<void> {
  try {
    const answer = asked.provider.request({ method: 'wallet_addEthereumChain', params: [addParameters(asked.chain)] })
    await answered(answer, asked)
  } catch (thrown) {
    throw refusalOf(thrown, AddChainError)
  }
}

type Options = { signal?: AbortSignal | undefined; isMissing?: boolean | undefined }

/** Asks the wallet to switch. @returns whether it says that it doesn't know the chain */
async function isUnknown(asked: Asked): Promise<boolean> {
  try {
    await askToSwitch(asked)
    return false
  } catch (thrown) {
    if (lacksChain(thrown)) return true
    throw switchRefusalOf(thrown)
  }
}

/**
 * Takes a wallet to a chain: switch, and where the wallet lacks the chain (4902 anywhere in its error), add, check, and
 * switch again if it isn't there yet (S4.5, S8.3, EIP-3326, EIP-3085).
 * @throws AppError: UserRejected, RequestPending, SwitchUnsupported, AddChain, SwitchChain, Deadline, Superseded…
 */
export async function addThenSwitchChain(
  provider: Provider,
  chain: AddableChain,
  { signal, isMissing = false }: Options = {},
): Promise<void> {
  const asked: Asked = { provider, chain, signal }
  if ((await observedChain(asked)) === chain.id) return
  if (isMissing || (await isUnknown(asked))) {
    await addChain(asked)
    if (await isThere(asked)) return
    await askToSwitch(asked).catch((thrown: unknown) => {
      throw switchRefusalOf(thrown)
    })
  }
  if (!(await hasArrived(asked))) throw new SwitchChainError()
}
