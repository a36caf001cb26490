import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from '../../lib/address.ts'

/** An ellipse right of the centre, and how many rotated copies of it make the ring. */
type Ring = { distance: number; rx: number; ry: number; count: number }

export type Rosette = { ink: number; collar: Ring; petals: Ring; heart: Ring; small: Ring }

/**
 * The parameters of a Safe's picture: three rings of one rotated ellipse each, and one of twelve inks.
 * Derived from the address and the chain alone, in a 600 × 600 square.
 */
export function rosetteOf(address: Address, chainId: number): Rosette {
  const hash = keccak_256(new TextEncoder().encode(`${chainId}:${address.toLowerCase()}`))
  const byte = (index: number, below: number) => (hash[index] ?? 0) % below

  const reach = 17 + byte(0, 8)
  const collar = { distance: 240 - reach, rx: reach, ry: 26 + byte(1, 26), count: 60 + 6 * byte(2, 4) }
  const tip = collar.distance - reach - 5
  const petalRx = (tip + 18 + byte(3, 34)) / 2
  const petals = { distance: tip - petalRx, rx: petalRx, ry: 22 + byte(4, 30), count: 56 + 4 * byte(5, 5) }
  // integer arithmetic, as in the contract
  const heartTip = Math.floor((tip * (60 + byte(6, 10)) + 50) / 100)
  const heartRx = heartTip / 2 + 10
  const heart = { distance: heartTip - heartRx, rx: heartRx, ry: 20 + byte(7, 22), count: 36 + 4 * byte(8, 4) }
  const small = { distance: 120, rx: 120 + byte(3, 30), ry: 40 + byte(4, 46), count: 12 + 2 * byte(5, 4) }
  return { ink: byte(9, 12), collar, petals, heart, small }
}
