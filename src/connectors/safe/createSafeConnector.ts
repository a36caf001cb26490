import { Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { DEADLINES, safeHostsFromEnv } from '../../lib/config.ts'
import { wait, withDeadline } from '../../lib/deadline.ts'
import {
  AppError,
  DeadlineError,
  SafeInfoError,
  SwitchUnsupportedError,
  toAppError,
  UnsupportedMethodError,
  WalletDisconnectedError,
} from '../../lib/errors.ts'
import { asSafeTxHash } from '../../lib/hash.ts'
import type { Connector, ConnectorEvents, Provider, WalletCall } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { messageText } from '../messageText.ts'
import { createSafeHost, type FrameWindow, type SafeHost } from './createSafeHost.ts'
import { hostReads } from './hostReads.ts'
import { GET_THEME, parseHostTheme } from './parseHostTheme.ts'
import { parseProposal } from './parseProposal.ts'
import { parseSafeInfo, type SafeInfo } from './parseSafeInfo.ts'
import { SafeReadOnlyError } from './SafeReadOnlyError.ts'
import { toHostError } from './toHostError.ts'

/** Whose frame is believed; compared whole. */
export const SAFE_HOSTS: readonly string[] = ['https://app.safe.global']

const SIGNATURE_LOOK = 2_000

const Proposed = z.object({ safeTxHash: z.unknown() })
const Signed = z.object({ messageHash: z.string(), signature: z.optional(z.unknown()) })

const isSignature = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{2,}$/i.test(value)

type Options = { hosts?: readonly string[]; target?: FrameWindow }

/**
 * Speaks to the Safe{Wallet} that frames this page: the account is the Safe. Whatever is sent is a proposal, which its
 * owners may sign days later; so there is a hash of the proposal and never one of a transaction. The host's theme comes
 * as a `message` of type `theme`: `light` or `dark`.
 * @param options.hosts further origins to believe besides `SAFE_HOSTS`
 */
export function createSafeConnector({ hosts = safeHostsFromEnv(), target = window }: Options = {}): Connector {
  const events = createEmitter<ConnectorEvents>()
  let held: SafeHost | undefined
  let isConnected = false
  let turn: Promise<unknown> = Promise.resolve()

  const hearTheme = (said: unknown) => {
    const theme = parseHostTheme(said)
    if (theme) events.emit('message', { type: 'theme', data: theme })
  }

  const host = (): SafeHost => {
    held ??= createSafeHost([...SAFE_HOSTS, ...hosts], target, hearTheme)
    return held
  }

  const close = () => {
    held?.close()
    held = undefined
  }

  const ask = async (method: Methods, params: unknown, milliseconds: number): Promise<unknown> => {
    try {
      return await host().ask(method, params, milliseconds)
    } catch (thrown) {
      throw toHostError(thrown)
    }
  }

  /** One question to the person at a time. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = turn.then(act)
    turn = mine.catch(() => undefined)
    return mine
  }

  /** Asked once more at half time: a host that is still loading hears nothing. */
  function askInfo(): Promise<unknown> {
    const half = DEADLINES.safeHost / 2
    const first = ask(Methods.getSafeInfo, undefined, DEADLINES.safeHost)
    const again = withDeadline(first, half, 'Safe').catch((error: unknown) => {
      if (error instanceof DeadlineError) return ask(Methods.getSafeInfo, undefined, half)
      throw error
    })
    return Promise.race([first, again])
  }

  /** Which Safe this is. @throws SafeInfoError */
  async function readInfo(): Promise<SafeInfo> {
    try {
      const info = parseSafeInfo(await askInfo())
      if (info) return info
      throw new Error('The host named no Safe.')
    } catch (thrown) {
      const { details, shortMessage } = toAppError(thrown)
      throw new SafeInfoError({ cause: thrown, details: details ?? shortMessage })
    }
  }

  /** Asked before each act; a host that doesn't say may still show its own person why not. @throws SafeReadOnlyError, WalletDisconnectedError */
  async function refuseReader(): Promise<void> {
    if (!isConnected) return
    const info = await readInfo().catch(() => undefined)
    if (!isConnected) throw new WalletDisconnectedError()
    if (info?.isReadOnly) throw new SafeReadOnlyError()
  }

  /** Its turn ends with a prompt's deadline; what is proposed later than that is proposed all the same, and heard. */
  async function sendTransactions(calls: readonly WalletCall[]) {
    const txs = calls.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
    const { answered } = await inTurn(async () => {
      await refuseReader()
      const answered = host().askWithoutEnd(Methods.sendTransactions, { txs })
      await withDeadline(answered, DEADLINES.walletPrompt, 'Safe').catch(() => undefined)
      return { answered }
    })
    const answer = await answered.catch((thrown: unknown) => {
      throw toHostError(thrown)
    })
    const hash = asSafeTxHash(Proposed.safeParse(answer).data?.safeTxHash)
    if (hash) return hash
    throw new AppError('Unknown', 'Safe answered with something that is no hash of a proposal.')
  }

  /** Off chain, where the Safe allows it; the host answers when enough owners have signed, or its window was closed. */
  const askOwners = (method: Methods.signMessage | Methods.signTypedMessage, params: unknown) =>
    inTurn(async () => {
      await refuseReader()
      const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
      await ask(Methods.rpcCall, settings, DEADLINES.walletAnswer)
      return ask(method, params, DEADLINES.walletPrompt)
    })

  const getSignature = async (messageHash: string) => {
    const signature = await ask(Methods.getOffChainSignature, messageHash, DEADLINES.walletAnswer)
    return isSignature(signature) ? signature : undefined
  }

  async function signMessage(message: string): Promise<{ messageHash?: string; signature?: unknown }> {
    const answer = await askOwners(Methods.signMessage, { message })
    // a proposal instead: signed on chain, by a transaction of the Safe's, and then without a signature
    if (Proposed.safeParse(answer).data?.safeTxHash !== undefined) return { signature: '0x' }
    const { data: signed } = Signed.safeParse(answer)
    if (!signed) throw new UnsupportedMethodError({ details: 'Safe answered with something that is no signature.' })
    const { messageHash, signature } = signed
    return isSignature(signature) ? { messageHash, signature } : { messageHash }
  }

  /** Who can't wait for the owners longer than for a prompt. */
  async function sign(method: Methods.signMessage | Methods.signTypedMessage, params: unknown): Promise<string> {
    const { data: signed } = Signed.safeParse(await askOwners(method, params))
    // '0x' would pass for a signature where nobody has signed yet
    if (!signed) throw new UnsupportedMethodError({ details: 'This Safe signs messages on chain only.' })
    if (isSignature(signed.signature)) return signed.signature
    let isOver = false
    const look = async (): Promise<string> => {
      while (!isOver) {
        const signature = await getSignature(signed.messageHash).catch(() => undefined)
        if (signature) return signature
        await wait(SIGNATURE_LOOK)
      }
      return ''
    }
    return withDeadline(look(), DEADLINES.walletPrompt, 'the other owners').finally(() => {
      isOver = true
    })
  }

  const getAccounts = async () => [(await readInfo()).account]
  const getChainId = async () => (await readInfo()).chainId

  const provider: Provider = {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return getAccounts()
        case 'eth_chainId':
          return `0x${(await getChainId()).toString(16)}`
        case 'personal_sign':
          return sign(Methods.signMessage, { message: messageText(params[0]) })
        case 'eth_signTypedData_v4': {
          const typedData: unknown = typeof params[1] === 'string' ? JSON.parse(params[1]) : params[1]
          return sign(Methods.signTypedMessage, { typedData })
        }
        case 'eth_sendTransaction':
          throw new UnsupportedMethodError({ details: 'A Safe proposes: its answer is no transaction hash.' })
        default:
          if (!hostReads.has(method)) throw new UnsupportedMethodError({ details: method })
          return ask(Methods.rpcCall, { call: method, params }, DEADLINES.rpc)
      }
    },
  }

  return {
    id: 'safe',
    type: 'safe',
    events,
    getAccounts,
    getChainId,
    sendTransactions,
    async readProposal(safeTxHash) {
      const asked = ask(Methods.getTxBySafeTxHash, { safeTxHash }, DEADLINES.walletAnswer)
      return parseProposal(await asked.catch(() => undefined), safeTxHash)
    },
    signMessage,
    getSignature,
    getProvider: async () => provider,
    async connect() {
      try {
        const { account, chainId } = await readInfo()
        isConnected = true
        // it is told when it changes, and may have been told before this page listened
        void ask(GET_THEME, undefined, DEADLINES.walletAnswer).then(hearTheme, () => undefined)
        return { accounts: [account], chainId }
      } catch (error) {
        if (!isConnected) close()
        throw error
      }
    },
    async disconnect() {
      isConnected = false
      close()
    },
    isAuthorized: () =>
      readInfo().then(
        () => true,
        () => false,
      ),
    async switchChain() {
      throw new SwitchUnsupportedError()
    },
  }
}
