import { parseAbi } from 'viem'

/** The functions by which approvals of tokens are read and revoked. */
export const approvalAbi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function getApproved(uint256 id) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool isApproved)',
])

/** https://github.com/Uniswap/permit2/blob/main/src/interfaces/IAllowanceTransfer.sol */
export const permit2Abi = parseAbi([
  'struct TokenSpenderPair { address token; address spender; }',
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function lockdown(TokenSpenderPair[] approvals)',
])
