import { concat, type Hex, numberToHex, parseAbi, toRlp } from 'viem'
import { readContract } from 'viem/actions'
import { CHAINS } from '../../lib/chains.ts'
import type { Call } from '../plans/prepareWrite.ts'
import type { ChainClient } from './chainClient.ts'
import { toRevertedError } from './toRevertedError.ts'

/** Where each chain of the OP stack has its `GasPriceOracle` (specs.optimism.io, predeploys). */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'

const oracleAbi = parseAbi([
  'function getL1Fee(bytes unsignedTransaction) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
])

/** A placeholder: the wallet chooses the nonce, and only its length counts. */
const SOME_NONCE = 0xffffn

const rlpNumber = (value: bigint): Hex => (value === 0n ? '0x' : numberToHex(value))

/** As the oracle expects it: a transaction of type 2 without its signature, which it accounts for itself. */
const unsigned = (chainId: number, { to, value, data }: Call, gas: bigint, gasPrice: bigint): Hex =>
  concat([
    '0x02',
    toRlp([
      ...[BigInt(chainId), SOME_NONCE, gasPrice, 2n * gasPrice, gas].map(rlpNumber),
      ...[to, rlpNumber(value), data],
      [],
    ]),
  ])

/**
 * What a transaction costs beside its gas, in wei: on the OP stack the L1 data fee, and the operator fee since Isthmus.
 * Zero on the other chains.
 * @returns `unknown` where the chain has such a fee and its oracle doesn't answer
 */
export async function readDataFee(
  client: ChainClient,
  chainId: number,
  call: Call,
  { gas, gasPrice }: { gas: bigint; gasPrice: bigint },
): Promise<bigint | 'unknown'> {
  if (!CHAINS.some((chain) => chain.id === chainId && chain.dataFee === 'opStack')) return 0n
  const oracle = { address: GAS_PRICE_ORACLE, abi: oracleAbi } as const
  try {
    const [data, operator] = await Promise.all([
      readContract(client, { ...oracle, functionName: 'getL1Fee', args: [unsigned(chainId, call, gas, gasPrice)] }),
      readContract(client, { ...oracle, functionName: 'getOperatorFee', args: [gas] }).catch((thrown: unknown) => {
        // before Isthmus there is no such function, and no such fee
        if (toRevertedError(thrown)) return 0n
        throw thrown
      }),
    ])
    return data + operator
  } catch {
    return 'unknown'
  }
}
