import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from '../settings/storage.ts'
import type { Draft, Session, Subject } from './signInMachine.ts'

type Hex = `0x${string}`

const MOST_WAITING = 20

const Bytes = z.custom<Hex>((value) => typeof value === 'string' && /^0x([0-9a-f]{2})*$/.test(value))
const Time = z.number().check(z.int(), z.gte(0))
const subject = {
  walletId: z.string().check(z.maxLength(300)),
  account: AddressSchema,
  chainId: z.number().check(z.int(), z.gte(1)),
}

/** In the tab's own storage: it ends with the tab, and authorises nothing. */
export const keptSession = persisted<Session | null>({
  area: 'sessionStorage',
  key: STORAGE_KEYS.session,
  version: 1,
  schema: z.nullable(
    z.object({
      ...subject,
      isOwnKey: z.boolean(),
      text: z.string().check(z.maxLength(3_000)),
      signature: Bytes,
      checkedAt: Time,
      expiresAt: Time,
    }),
  ),
  initial: null,
})

/** A message that waits to be signed by the owners of a Safe, or by another contract account. */
export type Waiting = { draft: Draft & { askedAt: number }; messageHash?: string }

const Kind = z.union([
  z.object({ kind: z.literal('contract'), isOldSafe: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('safe'), threshold: z.number().check(z.int(), z.gte(1)) }),
])

// owners may take a day, and no tab is open that long
const waitingList = persisted<Waiting[]>({
  key: STORAGE_KEYS.signIns,
  version: 1,
  schema: z
    .array(
      z.object({
        draft: z.object({
          ...subject,
          kind: Kind,
          text: z.string().check(z.maxLength(3_000)),
          nonce: z.string().check(z.maxLength(128)),
          issuedAt: Time,
          expiresAt: Time,
          askedAt: Time,
        }),
        messageHash: z.exactOptional(z.string().check(z.regex(/^0x[0-9a-f]{64}$/i))),
      }),
    )
    .check(z.maxLength(MOST_WAITING)),
  initial: [],
})

const isFor = ({ draft }: Waiting, { walletId, account, chainId }: Subject): boolean =>
  draft.walletId === walletId && draft.chainId === chainId && isSameAddress(draft.account, account)

/** The message that an account's owners may still be signing. */
export const waitingOf = (subject: Subject): Waiting | undefined =>
  waitingList.read().find((waiting) => isFor(waiting, subject) && waiting.draft.expiresAt > Date.now())

export const forgetWaiting = (subject: Subject): void =>
  void waitingList.write(waitingList.read().filter((waiting) => !isFor(waiting, subject)))

/** Keeps a message for another visit; one for each account, chain and wallet. */
export function keepWaiting(waiting: Waiting): void {
  const others = waitingList.read().filter((other) => !isFor(other, waiting.draft))
  waitingList.write([waiting, ...others].slice(0, MOST_WAITING))
}
