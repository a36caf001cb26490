import * as z from 'zod/mini'
import { type Address, toAddress } from '../../lib/address.ts'
import { parseChainId } from '../parse.ts'

const Info = z.object({ safeAddress: z.unknown(), chainId: z.unknown(), isReadOnly: z.optional(z.unknown()) })

export type SafeInfo = {
  account: Address
  chainId: number
  /** Whether the person connected to the host can't sign for this Safe; it can change while the page is open. */
  isReadOnly: boolean
}

/** Parses which Safe a host names; undefined where it is invalid. */
export function parseSafeInfo(said: unknown): SafeInfo | undefined {
  const { data: info } = Info.safeParse(said)
  const account = toAddress(info?.safeAddress)
  const chainId = parseChainId(info?.chainId)
  return account && chainId !== undefined ? { account, chainId, isReadOnly: info?.isReadOnly === true } : undefined
}
