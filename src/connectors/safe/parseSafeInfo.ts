import * as z from 'zod/mini'
import { type Address, toAddress } from '../../lib/address.ts'
import { parseChainId } from '../parse.ts'

const Info = z.object({ safeAddress: z.unknown(), chainId: z.unknown(), isReadOnly: z.optional(z.unknown()) })

export type SafeInfo = {
  account: Address
  chainId: number
  /** Whoever is connected there owns neither this Safe nor one of its owners; it changes while the page is open. */
  isReadOnly: boolean
}

/** Which Safe a host says this is; undefined where that can't be read. */
export function parseSafeInfo(said: unknown): SafeInfo | undefined {
  const { data: info } = Info.safeParse(said)
  const account = toAddress(info?.safeAddress)
  const chainId = parseChainId(info?.chainId)
  return account && chainId !== undefined ? { account, chainId, isReadOnly: info?.isReadOnly === true } : undefined
}
