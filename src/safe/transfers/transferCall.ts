import { encodeFunctionData, parseAbi } from 'viem'
import type { Address } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'

/** The functions that send tokens. They have no outputs, since some tokens return nothing. */
export const transferAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

/** What is sent: the chain's own coin, or a token of one of the three standards. */
export type Asset =
  | { kind: 'native' }
  | { kind: 'erc20'; address: Address }
  | { kind: 'erc721' | 'erc1155'; address: Address; id: bigint }

/** `amount` in wei or the token's smallest unit; of an ERC-721 it is 1. */
export type Transfer = { asset: Asset; to: Address; amount: bigint }

/** The call by which a Safe sends an asset. */
export function transferCall(safe: Address, { asset, to, amount }: Transfer): Call {
  const abi = transferAbi
  switch (asset.kind) {
    case 'native':
      return { to, value: amount, data: '0x' }
    case 'erc20':
      return {
        to: asset.address,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }),
      }
    case 'erc721': {
      const args = [safe, to, asset.id] as const
      return {
        to: asset.address,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'safeTransferFrom', args }),
      }
    }
    case 'erc1155': {
      const args = [safe, to, asset.id, amount, '0x'] as const
      return {
        to: asset.address,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'safeTransferFrom', args }),
      }
    }
  }
}
