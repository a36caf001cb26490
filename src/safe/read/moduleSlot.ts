import { encodeAbiParameters, type Hex, keccak256 } from 'viem'
import type { Address } from '../../lib/address.ts'

/** Slot of a Safe's `modules` mapping, the second in its storage since 1.0.0. */
const MODULES = 1n

/** Where a Safe keeps what follows `module` in its linked list of modules. */
export const moduleSlot = (module: Address): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [module, MODULES]))
