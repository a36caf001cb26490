import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { DraftCallSchema, keptCall, MOST_CALLS, toDraftCall } from '../calls/draftCall.ts'
import type { Call } from '../plans/prepareWrite.ts'

/** What another app asks a wrapped Safe for. */
export type AppRequest =
  /** `callsId`: by which the app asks for their status (EIP-5792); missing where it waits for a transaction's hash. */
  | { kind: 'send'; calls: readonly Call[]; callsId?: string }
  | { kind: 'signMessage'; message: Hex }
  /** JSON, as `readTypedData` reads it without a fault. */
  | { kind: 'signTypedData'; typedData: string }

/** The most characters of data in one request, as hex or as JSON: as many as fit into a browser's storage. */
export const MOST_LETTERS = 100_000

/** The longest id that an app may give its calls (EIP-5792). */
export const LONGEST_ID = 8_194

const Data = z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/), z.maxLength(MOST_LETTERS))

/** The shape in which a browser stores one; value in wei, as decimal text. */
export const AppRequestSchema = z.union([
  z.object({
    kind: z.literal('send'),
    calls: z.array(DraftCallSchema).check(z.minLength(1), z.maxLength(MOST_CALLS)),
    callsId: z.optional(z.string().check(z.maxLength(LONGEST_ID))),
  }),
  z.object({ kind: z.literal('signMessage'), message: Data }),
  z.object({ kind: z.literal('signTypedData'), typedData: z.string().check(z.maxLength(MOST_LETTERS)) }),
])

export type KeptRequest = z.infer<typeof AppRequestSchema>

export function toAppRequest(kept: KeptRequest): AppRequest {
  if (kept.kind === 'signMessage') return { kind: kept.kind, message: kept.message as Hex }
  if (kept.kind === 'signTypedData') return kept
  const { callsId } = kept
  return { kind: 'send', calls: kept.calls.map(toDraftCall), ...(callsId !== undefined && { callsId }) }
}

/** The same, as it is stored. */
export const keptRequest = (request: AppRequest): KeptRequest =>
  request.kind === 'send' ? { ...request, calls: request.calls.map(keptCall) } : request
