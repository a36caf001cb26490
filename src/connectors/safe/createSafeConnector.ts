import { Methods } from '@safe-global/safe-apps-sdk'
import { DEADLINES, safeHostsFromEnv } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { AppError, SwitchUnsupportedError, WalletDisconnectedError } from '../../lib/errors.ts'
import { asSafeTxHash } from '../../lib/hash.ts'
import { SAFE_APP } from '../../lib/safeApp.ts'
import type { Connector, ConnectorEvents, WalletCall } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { createHostClient } from './createHostClient.ts'
import type { FrameWindow } from './createSafeHost.ts'
import { createSafeProvider } from './createSafeProvider.ts'
import { createSafeSigner } from './createSafeSigner.ts'
import { createSerialQueue } from './createSerialQueue.ts'
import { GET_THEME, parseHostTheme } from './parseHostTheme.ts'
import { Proposed, parseProposal } from './parseProposal.ts'
import { readSafeInfo } from './readSafeInfo.ts'
import { SafeReadOnlyError } from './SafeReadOnlyError.ts'

/** Trusted origins of a Safe host, compared in full. */
export const SAFE_HOSTS: readonly string[] = [SAFE_APP]

type Options = { hosts?: readonly string[]; target?: FrameWindow }

/**
 * Connects to the Safe{Wallet} that frames this page: the account is the Safe. Every transaction is a proposal, which its
 * owners may sign days later; so there is a hash of the proposal and never one of a transaction. The host's theme comes
 * as a `message` of type `theme`: `light` or `dark`.
 * @param options.hosts further origins to trust besides `SAFE_HOSTS`
 */
export function createSafeConnector({ hosts = safeHostsFromEnv(), target = window }: Options = {}): Connector {
  const events = createEmitter<ConnectorEvents>()
  let isConnected = false

  const onTheme = (answer: unknown) => {
    const theme = parseHostTheme(answer)
    if (theme) events.emit('message', { type: 'theme', data: theme })
  }
  const client = createHostClient([...SAFE_HOSTS, ...hosts], target, onTheme)
  const readInfo = () => readSafeInfo(client)
  const inTurn = createSerialQueue()

  /**
   * Refuses where the host's person may only read. A host that doesn't answer passes: it may show them why not.
   * @throws SafeReadOnlyError, WalletDisconnectedError
   */
  async function refuseReadOnly(): Promise<void> {
    if (!isConnected) return
    const info = await readInfo().catch(() => undefined)
    if (!isConnected) throw new WalletDisconnectedError()
    if (info?.isReadOnly) throw new SafeReadOnlyError()
  }

  /** Asks the person one thing at a time, and nothing where they may only read. */
  const askPerson = <T>(act: () => Promise<T>): Promise<T> => inTurn(() => refuseReadOnly().then(act))

  /** The next prompt waits no longer than a prompt's deadline; a proposal made after that is still awaited here. */
  async function sendTransactions(calls: readonly WalletCall[]) {
    const txs = calls.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
    const { answered } = await askPerson(async () => {
      const answered = client.askWithoutEnd(Methods.sendTransactions, { txs })
      await withDeadline(answered, DEADLINES.walletPrompt, 'Safe').catch(() => undefined)
      return { answered }
    })
    const hash = asSafeTxHash(Proposed.safeParse(await answered).data?.safeTxHash)
    if (hash) return hash
    throw new AppError('Unknown', 'Safe answered with something that is no hash of a proposal.')
  }

  const signer = createSafeSigner(client, askPerson)
  const provider = createSafeProvider(client, signer, readInfo)

  return {
    id: 'safe',
    type: 'safe',
    events,
    getAccounts: async () => [(await readInfo()).account],
    getChainId: async () => (await readInfo()).chainId,
    sendTransactions,
    async readProposal(safeTxHash) {
      const asked = client.ask(Methods.getTxBySafeTxHash, { safeTxHash }, DEADLINES.walletAnswer)
      return parseProposal(await asked.catch(() => undefined), safeTxHash)
    },
    signMessage: signer.signMessage,
    signTypedData: signer.signTypedData,
    getSignature: signer.getSignature,
    getProvider: async () => provider,
    async connect() {
      try {
        const { account, chainId } = await readInfo()
        isConnected = true
        // the host reports changes by itself, but may have reported the theme before this page listened
        void client.ask(GET_THEME, undefined, DEADLINES.walletAnswer).then(onTheme, () => undefined)
        return { accounts: [account], chainId }
      } catch (error) {
        if (!isConnected) client.close()
        throw error
      }
    },
    async disconnect() {
      isConnected = false
      client.close()
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
