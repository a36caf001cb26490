import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { liveWrapOf } from './liveWrapOf.ts'
import { readAccountKind } from './readAccountKind.ts'
import { readSafe } from './readSafe.ts'

/** Its shape in a browser's storage. */
export const holderSchema = z.union([
  z.object({ kind: z.enum(['account', 'contract']) }),
  z.object({
    kind: z.literal('safe'),
    owners: z.readonly(z.array(AddressSchema)),
    threshold: z.number(),
    /** Who drives it, where it is wrapped itself. */
    driver: z.optional(AddressSchema),
  }),
])

/** What holds an NFT: an account with a key of its own, a Safe with its owners, or another contract. */
export type HolderKind = z.infer<typeof holderSchema>

/**
 * Reads what kind of holder an address is. An account that is delegated to code (EIP-7702) still has its key.
 * @throws AppError: NetworkUnreachable, or any other failure of a read
 */
export async function readHolder(client: ChainClient, address: Address): Promise<AtBlock<HolderKind>> {
  const { block, value } = await readAccountKind(client, address)
  if (value.kind === 'plain' || value.kind === 'delegated') return { block, value: { kind: 'account' } }
  if (value.kind === 'contract') return { block, value: { kind: 'contract' } }
  const safe = await readSafe(client, address)
  if (safe.value.kind !== 'safe') return { block: safe.block, value: { kind: 'contract' } }
  const { owners, threshold } = safe.value
  const driver = liveWrapOf(safe.value)?.driver
  return { block: safe.block, value: { kind: 'safe', owners, threshold, ...(driver && { driver }) } }
}
