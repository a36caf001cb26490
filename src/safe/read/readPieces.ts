import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'
import { type Coded, DEPLOYERS, NETWORK_PIECES, type NetworkPiece } from './networkPieces.ts'
import type { Deployment } from './readDeployment.ts'

/** Which contracts that wrapping and selling need are on a chain. A piece is trusted by its code's hash alone. */
export type Pieces = {
  deployers: Record<keyof typeof DEPLOYERS, Deployment>
  pieces: Record<NetworkPiece['id'], Deployment>
}

const lookAt = async (client: ChainClient, { address, codeHash }: Coded, blockNumber?: bigint): Promise<Deployment> => {
  const code = await getCode(client, { address, ...(blockNumber !== undefined && { blockNumber }) })
  if (code === undefined || code === '0x') return 'missing'
  return keccak256(code) === codeHash ? 'here' : 'other'
}

/** Whether a piece is on a chain, together with what its constructor creates. */
export async function lookAtPiece(client: ChainClient, piece: NetworkPiece, blockNumber?: bigint): Promise<Deployment> {
  const found = await lookAt(client, piece, blockNumber)
  if (found !== 'here' || !piece.creates) return found
  return (await lookAt(client, piece.creates, blockNumber)) === 'here' ? 'here' : 'other'
}

/** Whether the deployer of a piece is on a chain. */
export const lookAtDeployer = (client: ChainClient, { deployer }: NetworkPiece): Promise<Deployment> =>
  lookAt(client, DEPLOYERS[deployer])

/** Looks for everything that wrapping and selling need, at one block. @throws AppError: NetworkUnreachable… */
export const readPieces = (client: ChainClient): Promise<AtBlock<Pieces>> =>
  readAtNewest(client, async (block) => {
    const [create2, safe, ...found] = await Promise.all([
      lookAt(client, DEPLOYERS.create2, block),
      lookAt(client, DEPLOYERS.safe, block),
      ...NETWORK_PIECES.map((piece) => lookAtPiece(client, piece, block)),
    ])
    const pieces = Object.fromEntries(NETWORK_PIECES.map(({ id }, index) => [id, found[index]])) as Pieces['pieces']
    return { deployers: { create2, safe }, pieces }
  })
