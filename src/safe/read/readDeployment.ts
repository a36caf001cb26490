import { type Hex, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import {
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../contract/wrappedSafe.generated.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'

/** Whether our contract is on a chain: `here` with exactly our code, `missing`, or `other` code in its place. */
export type Deployment = 'here' | 'missing' | 'other'

const hashOf = (code: Hex | undefined): Hex | undefined => code && keccak256(code)

/** Looks for our contract and its handler on a chain, at one block. @throws AppError: NetworkUnreachable… */
export const readDeployment = (client: ChainClient): Promise<AtBlock<Deployment>> =>
  readAtNewest(client, async (block) => {
    const [wrapper, handler] = await Promise.all([
      getCode(client, { address: wrappedSafeAddress, blockNumber: block }),
      getCode(client, { address: wrappedSafeHandlerAddress, blockNumber: block }),
    ])
    if (!wrapper && !handler) return 'missing'
    const isOurs = hashOf(wrapper) === wrappedSafeCodeHash && hashOf(handler) === wrappedSafeHandlerCodeHash
    return isOurs ? 'here' : 'other'
  })
