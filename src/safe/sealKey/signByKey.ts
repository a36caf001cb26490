import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { asTxHash } from '../../lib/hash.ts'
import type { Draft, KeyFacts } from './nextOfKey.ts'
import { sealCall } from './readKeyFacts.ts'
import type { SealKey, SentByKey } from './sealKey.ts'

/** Signs a key's next transaction in this page, without sending it. */
export async function signByKey(key: SealKey, draft: Draft, { price }: Pick<KeyFacts, 'price'>): Promise<SentByKey> {
  const { act, to, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = draft
  const { chainId, safe, privateKey } = key
  const data = act === 'seal' ? sealCall(safe).data : '0x'
  const shared = { chainId, nonce, to, value, gas, data } as const
  const raw = await privateKeyToAccount(privateKey).signTransaction(
    price.isLegacy
      ? { ...shared, type: 'legacy', gasPrice: maxFeePerGas }
      : { ...shared, type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas },
  )
  const hash = asTxHash(keccak256(raw))
  if (!hash) throw new Error('What was signed has no hash.')
  const fees = { maxFeePerGas: String(maxFeePerGas), maxPriorityFeePerGas: String(maxPriorityFeePerGas) }
  return { act, safe, to, value: String(value), nonce, ...fees, raw, hash }
}
