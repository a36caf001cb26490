import { numberToHex } from 'viem'
import type { Connector, Provider } from '../../connectors/connector.ts'
import { asUserOpHash, type UserOpHash } from '../../lib/asUserOpHash.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { ProviderRequiredError, peek, UnsupportedMethodError } from '../../lib/errors.ts'
import { asSafeTxHash, asTxHash, type SafeTxHash, type TxHash } from '../../lib/hash.ts'
import type { Prepared, WritePlan } from '../../safe/plans/prepareWrite.ts'
import type { Sender } from '../../safe/read/readSender.ts'

/** What a wallet answered: a hash of a transaction, a Safe's proposal or a user operation, or something unreadable. */
export type Answer =
  | { kind: 'hash'; hash: TxHash }
  | { kind: 'operation'; answer: UserOpHash }
  | { kind: 'proposal'; safeTxHash: SafeTxHash; mayBeSent?: boolean }
  | { kind: 'unreadable'; answer: string }

/** A hash as wallets answer it: plain, without its 0x, or in an object. */
function hashIn(answer: unknown): unknown {
  const said = peek(() => (answer as { hash?: unknown; id?: unknown } | null)?.hash) ?? answer
  return typeof said === 'string' && /^[0-9a-f]{64}$/i.test(said) ? `0x${said}` : said
}

const unreadable = (answer: unknown): Answer => ({
  kind: 'unreadable',
  answer: String(peek(() => JSON.stringify(answer)) ?? typeof answer),
})

/** Asks a Safe behind WalletConnect to do several things, all of them or none (EIP-5792). */
async function askToBatch(provider: Provider, plan: WritePlan, { calls }: Prepared): Promise<Answer> {
  const batch = {
    version: '2.0.0',
    chainId: numberToHex(plan.chainId),
    from: plan.account,
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
  }
  const answer = await provider.request({ method: 'wallet_sendCalls', params: [batch] })
  // an object since version 2.0.0, a plain id before
  const safeTxHash = asSafeTxHash(peek(() => (answer as { id?: unknown } | null)?.id) ?? answer)
  return safeTxHash ? { kind: 'proposal', safeTxHash } : unreadable(answer)
}

/** Asks a wallet to send; a contract account's may answer with another hash than a transaction's. */
async function askToSend(
  provider: Provider,
  plan: WritePlan,
  { call }: Prepared,
  sender: Sender['kind'],
): Promise<Answer> {
  const transaction = { from: plan.account, to: call.to, data: call.data, value: numberToHex(call.value) }
  const answer = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  const hash = asTxHash(hashIn(answer))
  if (!hash) return unreadable(answer)
  const safeTxHash = sender === 'safe' && asSafeTxHash(hash)
  if (safeTxHash) return { kind: 'proposal', safeTxHash, mayBeSent: true }
  const operation = sender === 'contract' && asUserOpHash(hash)
  return operation ? { kind: 'operation', answer: operation } : { kind: 'hash', hash }
}

/**
 * Builds the request to this wallet, without sending it.
 * @throws ProviderRequiredError, UnsupportedMethodError
 */
export async function requestFor(connector: Connector, plan: WritePlan, prepared: Prepared, sender: Sender['kind']) {
  const { sendTransactions } = connector
  if (sendTransactions)
    return async (): Promise<Answer> => ({ kind: 'proposal', safeTxHash: await sendTransactions(prepared.calls) })
  const provider = await withDeadline(connector.getProvider(), DEADLINES.walletAnswer, 'the wallet')
  if (!provider) throw new ProviderRequiredError()
  if (prepared.calls.length === 1) return () => askToSend(provider, plan, prepared, sender)
  if (sender === 'key') throw new UnsupportedMethodError({ details: 'The wallet takes one call at a time.' })
  return () => askToBatch(provider, plan, prepared)
}
