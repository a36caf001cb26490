import { type Address, parseTypedAddress } from '../address.ts'
import { CHAINS, TEST_CHAINS } from '../chains.ts'

/** What a block explorer's link is about: an address, or one NFT of a contract; neither where it is something else. */
export type ExplorerLink = { chainId: number } & (
  | { address: string }
  | { contract: Address; tokenId: bigint }
  | { wrong: 'link' }
)

/** Further explorers beside each chain's own, by host. */
const MORE_HOSTS: readonly (readonly [host: string, chainId: number])[] = [
  ['eth.blockscout.com', 1],
  ['optimism.blockscout.com', 10],
  ['explorer.optimism.io', 10],
  ['gnosis.blockscout.com', 100],
  ['polygon.blockscout.com', 137],
  ['base.blockscout.com', 8453],
  ['arbitrum.blockscout.com', 42161],
  ['eth-sepolia.blockscout.com', 11155111],
]

const hosts = (): ReadonlyMap<string, number> =>
  new Map([
    ...MORE_HOSTS,
    ...[...CHAINS, ...TEST_CHAINS].flatMap(({ id, explorer }) =>
      explorer ? ([[new URL(explorer.url).host, id]] as const) : [],
    ),
  ])

const isTokenId = (text: string | null | undefined): text is string => /^\d{1,78}$/.test(text ?? '')

/**
 * Reads a link to a block explorer, in the forms of Etherscan and Blockscout: `/address/0x…`, `/token/0x…`, an NFT as
 * `/token/0x…?a=ID`, `/token/0x…/instance/ID` or `/nft/0x…/ID`. A token's page filtered by an account names two
 * addresses, and counts as a link to neither.
 * @returns undefined where the link goes to no explorer that is known here
 */
export function readExplorerLink(url: URL): ExplorerLink | undefined {
  const chainId = hosts().get(url.host.replace(/^www\./, ''))
  if (chainId === undefined || url.protocol !== 'https:') return undefined
  const [kind, address = '', ...more] = url.pathname.split('/').filter(Boolean)
  const about = url.searchParams.get('a')
  const isPage = kind === 'address' || kind === 'token' || kind === 'nft'
  if (!isPage) return { chainId, wrong: 'link' }
  const tokenId = kind === 'nft' ? more[0] : more[0] === 'instance' ? more[1] : kind === 'token' ? about : undefined
  if (tokenId === undefined || tokenId === null) return { chainId, address }
  const contract = parseTypedAddress(address)
  if (!('address' in contract) || !isTokenId(tokenId)) return { chainId, wrong: 'link' }
  return { chainId, contract: contract.address, tokenId: BigInt(tokenId) }
}
