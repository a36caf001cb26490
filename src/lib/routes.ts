import type { Address } from './address.ts'
import { parseTypedAddress } from './address.ts'

/** An address and the chain it is meant on, by EIP-3770 short name: the same address elsewhere is another account. */
export type SafeRef = { prefix: string; address: Address }

export type Route =
  | { page: 'home' | 'wallets' | 'settings' | 'demo' | 'about' | 'notFound' }
  | { page: 'wrap'; safeRef?: SafeRef; isNew?: true; query?: string }
  /** Deploys what wrapping needs on a network. */
  | { page: 'prepare'; prefix: string }
  /**
   * `query`: what the link's author saw (`seen.ts`), an offer (`offerPath.ts`), a wrap's consent (`consentPath.ts`).
   */
  | { page: 'safe'; safeRef: SafeRef; query: string }

const isPrefix = (text: string | undefined): text is string => /^[a-z0-9-]{1,20}$/.test(text ?? '')

function parseSafeRef(text: string): SafeRef | undefined {
  const [prefix, address, ...more] = text.split(':')
  if (!isPrefix(prefix) || !address || more.length > 0) return undefined
  const parsed = parseTypedAddress(address)
  return 'address' in parsed ? { prefix, address: parsed.address } : undefined
}

/** Reads the part of the URL behind `#`; what can't be read is `notFound`, never an error. */
export function parseRoute(path: string): Route {
  const [place = '', query = ''] = path.split('?', 2)
  const [head = '', rest, ...more] = place.split('/').filter(Boolean)
  if (more.length > 0) return { page: 'notFound' }
  if (head === 'wrap') {
    if (rest === 'new') return { page: 'wrap', isNew: true }
    const safeRef = rest === undefined ? undefined : parseSafeRef(rest)
    if (rest !== undefined && !safeRef) return { page: 'notFound' }
    return safeRef ? { page: 'wrap', safeRef, query } : { page: 'wrap' }
  }
  if (head === 'prepare') return isPrefix(rest) ? { page: 'prepare', prefix: rest } : { page: 'notFound' }
  if (rest !== undefined) return { page: 'notFound' }
  if (head === '') return { page: 'home' }
  if (head === 'wallets' || head === 'settings' || head === 'demo' || head === 'about') return { page: head }
  const safeRef = parseSafeRef(head)
  return safeRef ? { page: 'safe', safeRef, query } : { page: 'notFound' }
}

const refText = ({ prefix, address }: SafeRef): string => `${prefix}:${address}`

/** The page where a Safe is viewed and used. */
export const safePath = (safeRef: SafeRef): string => `/${refText(safeRef)}`

/** The page where a Safe is wrapped. */
export const wrapPath = (safeRef?: SafeRef): string => (safeRef ? `/wrap/${refText(safeRef)}` : '/wrap')

/** The page where what wrapping needs is deployed to a network. */
export const preparePath = (prefix: string): string => `/prepare/${prefix}`
