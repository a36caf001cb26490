import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

const MOST_KEPT = 20

/** The form's draft of who is to hold the NFT: nothing is decided by it. */
export const HolderDraftSchema = z.object({
  choice: z.enum(['me', 'other', 'sameOwners']),
  /** The address that was typed, for `other`. */
  named: z.optional(AddressSchema),
})

export type HolderDraft = z.infer<typeof HolderDraftSchema>

const Kept = z.object({ chainId: z.number(), safe: AddressSchema, draft: HolderDraftSchema })

/** One per Safe that isn't wrapped yet, the last changed first. */
const drafts = persisted<z.infer<typeof Kept>[]>({
  key: STORAGE_KEYS.holders,
  version: 1,
  schema: z.array(Kept).check(z.maxLength(MOST_KEPT)),
  initial: [],
})

const isOf = (chainId: number, safe: Address) => (kept: z.infer<typeof Kept>) =>
  kept.chainId === chainId && isSameAddress(kept.safe, safe)

/** What was filled in for a Safe before, in this tab or one that was closed. */
export const holderDraftOf = (chainId: number, safe: Address): HolderDraft | undefined =>
  drafts.read().find(isOf(chainId, safe))?.draft

/** Keeps what was filled in for a Safe; undefined forgets it, once it is wrapped. */
export function keepHolderDraft(chainId: number, safe: Address, draft: HolderDraft | undefined): void {
  const all = drafts.read()
  const others = all.filter((kept) => !isOf(chainId, safe)(kept))
  if (draft) drafts.write([{ chainId, safe, draft }, ...others].slice(0, MOST_KEPT))
  else if (others.length < all.length) drafts.write(others)
}
