import { DEADLINES } from '../config.ts'
import { wait, withDeadline } from '../deadline.ts'
import {
  AddChainError,
  AppError,
  type ErrorName,
  errorCodesOf,
  errorMessagesOf,
  SwitchChainError,
  SwitchUnsupportedError,
  toAppError,
} from '../errors.ts'
import type { AddableChain, Provider } from './connector.ts'
import { parseChainId } from './parse.ts'

const hexId = (id: number): string => `0x${id.toString(16)}`

/** Milliseconds between looks at the wallet's chain after it said yes: it may answer before it has moved. */
const LOOKS = [0, 100, 300, 1_000, 2_000]

const UNKNOWN_CHAIN = 4902
const SAYS_UNKNOWN = /unrecognized chain|wallet_addEthereumChain|chain .*not (found|added|configured|supported)/i
/** Failures that say what is the matter: their words aren't searched for a missing chain. */
const ANSWERS = new Set<ErrorName>([
  'UserRejected',
  'RequestPending',
  'WalletLocked',
  'UnsupportedMethod',
  'WalletDisconnected',
])
const UNSUPPORTED = new Set([-32601, -32004, 4200])

async function observedChain(provider: Provider): Promise<number | undefined> {
  try {
    const asked = provider.request({ method: 'eth_chainId' })
    return parseChainId(await withDeadline(asked, DEADLINES.walletAnswer, 'the wallet'))
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

/** Only what the wallet is seen on counts; a yes without effect is a failure, not a success. */
async function hasArrived(provider: Provider, chainId: number): Promise<boolean> {
  for (const pause of LOOKS) {
    if (pause > 0) await wait(pause)
    if ((await observedChain(provider).catch(() => undefined)) === chainId) return true
  }
  return false
}

const ask = (provider: Provider, method: string, params: readonly unknown[]): Promise<unknown> =>
  withDeadline(provider.request({ method, params }), DEADLINES.walletPrompt, 'the wallet')

/** Settles as the wallet answers, or as soon as it says that it is there: some switch and never answer. */
async function askToSwitch(provider: Provider, chainId: number): Promise<void> {
  let stop = () => {}
  const arrived = new Promise<void>((resolve) => {
    const onChain = (value: unknown) => parseChainId(value) === chainId && resolve()
    provider.on?.('chainChanged', onChain)
    stop = () => void provider.removeListener?.('chainChanged', onChain)
  })
  try {
    await Promise.race([ask(provider, 'wallet_switchEthereumChain', [{ chainId: hexId(chainId) }]), arrived])
  } finally {
    stop()
  }
}

/** EIP-3085, and what MetaMask demands beyond it: https, no empty explorer list, symbols of 2 to 6 letters. */
const addParameters = (chain: AddableChain) => ({
  chainId: hexId(chain.id),
  chainName: chain.name,
  nativeCurrency: chain.currency,
  rpcUrls: chain.rpcUrls,
  ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
})

const lacksChain = (thrown: unknown): boolean => {
  const codes = errorCodesOf(thrown)
  if (codes.includes(UNKNOWN_CHAIN)) return true
  return !ANSWERS.has(toAppError(thrown).name) && errorMessagesOf(thrown).some((message) => SAYS_UNKNOWN.test(message))
}

function refusalOf(thrown: unknown): AppError {
  const error = toAppError(thrown)
  if (errorCodesOf(thrown).some((code) => UNSUPPORTED.has(code))) return new SwitchUnsupportedError({ cause: thrown })
  if (['UserRejected', 'RequestPending', 'WalletLocked', 'Deadline'].includes(error.name)) return error
  return new SwitchChainError({ cause: thrown, ...(error.details && { details: error.details }) })
}

async function addChain(provider: Provider, chain: AddableChain): Promise<void> {
  try {
    await ask(provider, 'wallet_addEthereumChain', [addParameters(chain)])
  } catch (thrown) {
    const error = toAppError(thrown)
    if (['UserRejected', 'RequestPending', 'Deadline'].includes(error.name)) throw error
    throw new AddChainError({ cause: thrown, ...(error.details && { details: error.details }) })
  }
}

/**
 * Takes a wallet to a chain: switch, and where the wallet lacks the chain (4902 anywhere in its error), add, look,
 * and switch again if it isn't there yet (S4.5, S8.3, EIP-3326, EIP-3085).
 * @throws AppError: UserRejected, RequestPending, SwitchUnsupported, AddChain, SwitchChain, Deadline
 */
export async function addThenSwitchChain(provider: Provider, chain: AddableChain): Promise<void> {
  if ((await observedChain(provider)) === chain.id) return
  try {
    await askToSwitch(provider, chain.id)
  } catch (thrown) {
    if (!lacksChain(thrown)) throw refusalOf(thrown)
    await addChain(provider, chain)
    if ((await observedChain(provider)) === chain.id) return
    try {
      await askToSwitch(provider, chain.id)
    } catch (again) {
      throw again instanceof AppError ? again : refusalOf(again)
    }
  }
  if (!(await hasArrived(provider, chain.id))) throw new SwitchChainError()
}
