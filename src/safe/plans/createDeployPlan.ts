import { concat, getCreate2Address, zeroHash } from 'viem'
import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import { DEPLOYERS, type NetworkPiece } from '../read/networkPieces.ts'
import { lookAtDeployer, lookAtPiece } from '../read/readPieces.ts'
import type { WritePlan } from './prepareWrite.ts'

/**
 * Deploys a contract through a deterministic deployer, for everybody. The sender gains nothing by it: the address
 * follows from the code, and the code doesn't depend on who deployed it.
 */
export const createDeployPlan = (chainId: number, piece: NetworkPiece, account: Address): WritePlan => ({
  kind: 'deploy',
  functionName: 'create2',
  chainId,
  account,
  safe: piece.address,
  async build(client) {
    const [there, deployer] = await Promise.all([lookAtPiece(client, piece), lookAtDeployer(client, piece)])
    if (there !== 'missing') throw new ChangedError({ details: `${piece.id} is ${there}` })
    if (deployer !== 'here') throw new ChangedError({ details: `its deployer is ${deployer}` })
    const { address: to } = DEPLOYERS[piece.deployer]
    const bytecode = await piece.load()
    // code of another build would land at another address, and be useless
    if (getCreate2Address({ from: to, salt: zeroHash, bytecode }) !== piece.address)
      throw new ChangedError({ details: `${piece.id} would land elsewhere` })
    return { to, value: 0n, data: concat([zeroHash, bytecode]) }
  },
})
