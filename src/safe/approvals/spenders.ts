import { type Address, isSameAddress } from '../../lib/address.ts'

/** At the same address on every chain: https://github.com/Uniswap/permit2 */
export const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Well-known spenders by address; each has the same address on all its chains, so no chain is named. */
const NAMES: Readonly<Record<Address, string>> = {
  [PERMIT2]: 'Uniswap Permit2',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D': 'Uniswap V2 router',
  '0xE592427A0AEce92De3Edee1F18E0157C05861564': 'Uniswap V3 router',
  '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45': 'Uniswap router 2',
  '0x1E0049783F008A0085193E00003D00cd54003c71': 'OpenSea conduit',
  '0x1111111254EEB25477B68fb85Ed929f73A960582': '1inch v5 router',
  '0x111111125421cA6dc452d289314280a0f8842A65': '1inch v6 router',
  '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110': 'CoW Protocol vault relayer',
}

/** The name of a well-known spender; shown beside the address, never in its place. */
export const nameOfSpender = (address: Address): string | undefined =>
  Object.entries(NAMES).find(([known]) => isSameAddress(known as Address, address))?.[1]
