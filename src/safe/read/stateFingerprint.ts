import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'
import type { WrapState } from './readSafe.ts'

const PARTS = parseAbiParameters(
  'uint256 tokenId, uint256 nonce, uint256 epoch, uint256 lockedUntil, uint256 quietUntil, bool signing',
)

type Parts = Pick<WrapState, 'tokenId' | 'nonce' | 'epoch' | 'lockedUntil' | 'quietUntil' | 'isSigning'>

/** The fingerprint of a wrap's state (ERC-5646) as it was read; equals the contract's `getStateFingerprint`. */
export const stateFingerprint = ({ tokenId, nonce, epoch, lockedUntil, quietUntil, isSigning }: Parts): Hex =>
  keccak256(encodeAbiParameters(PARTS, [tokenId, nonce, epoch, BigInt(lockedUntil), BigInt(quietUntil), isSigning]))
