import { encodeFunctionData, TransactionNotFoundError } from 'viem'
import {
  estimateGas,
  getBalance,
  getBlock,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  readContract,
} from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { NetworkUnreachableError } from '../../lib/chainErrors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { unlessMissing } from '../outcome/readOutcome.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { readDataFee } from '../rpc/readDataFee.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import type { Cost, Price } from './keyFees.ts'
import type { KeyFacts } from './nextOfKey.ts'
import type { SealKey } from './sealKey.ts'

type Asked = Pick<SealKey, 'chainId' | 'address' | 'safe' | 'sent'>

/** The call that seals a Safe; anyone may make it from an account without code. */
export const sealCall = (safe: Address): Call => ({
  to: wrappedSafeAddress,
  value: 0n,
  data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }),
})

/** Simulates a call from the key. @throws AppError where its cost can't be read; a revert is a result */
async function tryOut(client: ChainClient, { chainId, address }: Asked, call: Call, { base, tip }: Price) {
  const gas = await estimateGas(client, { account: address, ...call }).catch((thrown: unknown) => {
    const refused = toRevertedError(thrown)
    if (refused) return refused
    throw thrown
  })
  if (typeof gas !== 'bigint') return { status: 'refused', error: gas } as const
  const dataFee = await readDataFee(client, chainId, call, { gas, gasPrice: base + tip })
  if (dataFee === 'unknown') throw new NetworkUnreachableError({ details: 'GasPriceOracle' })
  return { status: 'open', gas, dataFee } satisfies Cost & { status: 'open' }
}

/** Whether a Safe is wrapped and not sealed yet. */
async function readIsUnsealed(client: ChainClient, safe: Address, blockNumber: bigint): Promise<boolean> {
  const of = { address: wrappedSafeAddress, abi: wrappedSafeAbi, args: [safe], blockNumber } as const
  const { live, isSealed } = await readContract(client, { ...of, functionName: 'getWrap' })
  return live && !isSealed
}

const isKnownTo = async (client: ChainClient, hash: `0x${string}`): Promise<boolean> =>
  (await getTransaction(client, { hash }).catch(unlessMissing(TransactionNotFoundError))) !== undefined

/**
 * Reads a key's balance, what it costs to go on, and whether its last transaction is known; its state at one block.
 * @param to who gets the refund
 * @throws AppError where any of it can't be read: a failed read is never taken for zero
 */
export async function readKeyFacts(client: ChainClient, key: Asked, to: Address): Promise<AtBlock<KeyFacts>> {
  const { address, safe, sent } = key
  try {
    const { number: blockNumber, baseFeePerGas } = await getBlock(client)
    const at = { address, blockNumber }
    const last = sent.at(-1)
    const [balance, nonce, gasPrice, isUnsealed, isKnown] = await Promise.all([
      getBalance(client, at),
      getTransactionCount(client, at),
      getGasPrice(client),
      readIsUnsealed(client, safe, blockNumber),
      last && isKnownTo(client, last.hash),
    ])
    const base = baseFeePerGas ?? 0n
    const tip = gasPrice > base ? gasPrice - base : 0n
    const price = { base, tip, isLegacy: baseFeePerGas === null }
    const [seal, back] = await Promise.all([
      isUnsealed ? tryOut(client, key, sealCall(safe), price) : ({ status: 'over' } as const),
      // simulated with value where there is some, since the recipient may run code
      tryOut(client, key, { to, value: balance > 0n ? 1n : 0n, data: '0x' }, price),
    ])
    const isUnheard = isKnown === false
    return {
      block: blockNumber,
      value: { balance, nonce, price, seal, back: back.status === 'open' ? { ...back, to } : back, isUnheard },
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
