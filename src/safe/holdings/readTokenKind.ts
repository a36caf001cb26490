import { encodeFunctionData, type Hex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { askTogether } from './askTogether.ts'
import type { TokenKind } from './knownTokens.ts'
import { tokenAbi } from './tokenAbi.ts'

const YES = 1n
/** ERC-165's ids of the two standards of NFTs. */
const INTERFACES = { erc721: '0x80ac58cd', erc1155: '0xd9b67a26' } as const

/**
 * Which kind of token a contract claims to be (ERC-165).
 * @returns undefined where it is no token: it has no code, or no balance of this account
 * @throws AppError when the network doesn't answer
 */
export async function readTokenKind(
  client: ChainClient,
  address: Address,
  account: Address,
): Promise<TokenKind | undefined> {
  const supports = (id: Hex) => encodeFunctionData({ abi: tokenAbi, functionName: 'supportsInterface', args: [id] })
  const balance = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account] })
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const asked = [supports(INTERFACES.erc721), supports(INTERFACES.erc1155), balance]
    const answers = await askTogether(
      client,
      asked.map((data) => ({ address, data })),
      block,
    )
    const isWord = (index: number) => answers[index]?.length === 66
    const isYes = (index: number) => isWord(index) && BigInt(answers[index] ?? 0) === YES
    if (isYes(0)) return 'erc721'
    if (isYes(1)) return 'erc1155'
    return isWord(2) ? 'erc20' : undefined
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
