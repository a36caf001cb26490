import { parseAbi } from 'viem'

/** What tokens of any standard are asked. `symbol`, `name` and `decimals` are anybody's claim. */
export const tokenAbi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])

/** ERC-1155 has a balance for each id. */
export const multiTokenAbi = parseAbi(['function balanceOf(address account, uint256 id) view returns (uint256)'])
