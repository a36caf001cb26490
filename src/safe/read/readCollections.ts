import { encodeFunctionData } from 'viem'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { askTogether } from '../holdings/askTogether.ts'
import { tokenAbi } from '../holdings/tokenAbi.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'

/** ERC-165's id of ERC-721. */
const ERC721 = '0x80ac58cd'
const YES = 1n
/** Extra calls beyond the first, where a contract makes the whole call fail. */
const BUDGET = 16

/** Which of some addresses are NFT contracts by their own claim, and how many didn't answer. */
export type Collections = { collections: readonly Address[]; unread: number }

/**
 * Asks addresses whether they are ERC-721 contracts (ERC-165). Another project's wrapped Safe has that project's NFT
 * contract among its owners or modules. Ours is left out.
 * @throws AppError when the network doesn't answer
 */
export async function readCollections(
  client: ChainClient,
  addresses: readonly Address[],
): Promise<AtBlock<Collections>> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'supportsInterface', args: [ERC721] })
  return readAtNewest(client, async (block) => {
    const others = addresses.filter((address) => !isSameAddress(address, wrappedSafeAddress))
    const questions = others.map((address) => ({ address, data }))
    const answers = await askTogether(client, questions, block, { left: BUDGET })
    const collections = others.filter((_, index) => {
      const answer = answers[index]
      return answer?.startsWith('0x') === true && answer.length === 66 && BigInt(answer) === YES
    })
    return { collections, unread: answers.filter((answer) => answer === 'unanswered').length }
  })
}
