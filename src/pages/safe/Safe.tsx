import { useEffect } from 'react'
import { offerIn } from '../../lib/links/offerPath.ts'
import type { SafeRef } from '../../lib/routes.ts'
import { parseSeen } from '../../lib/seen.ts'
import { chainByPrefix } from '../../state/settings/configuredChains.ts'
import { keepFocus } from '../../ui/keepFocus.ts'
import { MissingNetwork } from '../parts/DeadLink.tsx'
import { useSafeWords } from '../parts/language/useSafeWords.ts'
import { late } from '../parts/late.tsx'
import { fetchParts } from './fetchParts.ts'
import { SafePage } from './SafePage.tsx'

export { fetchParts }

const Lend = late(() => import('./lend/Lend.tsx').then(({ Lend }) => Lend))
const SellSafe = late(() => import('./sale/SellSafe.tsx').then(({ SellSafe }) => SellSafe))

/** A Safe, wrapped or not, by its chain and address. */
export default function Safe({ safeRef, query }: { safeRef: SafeRef; query: string }) {
  useSafeWords()
  useEffect(keepFocus, [])
  const chain = chainByPrefix(safeRef.prefix)
  if (!chain) return <MissingNetwork prefix={safeRef.prefix} />
  const key = `${chain.prefix}:${safeRef.address}`
  const asked = new URLSearchParams(query)
  if (asked.has('sell')) return <SellSafe key={key} chain={chain} address={safeRef.address} />
  if (asked.has('lend')) return <Lend key={key} chain={chain} address={safeRef.address} />
  return <SafePage key={key} chain={chain} address={safeRef.address} seen={parseSeen(query)} offer={offerIn(query)} />
}
