import { useEffect } from 'react'
import type { SafeRef } from '../../lib/routes.ts'
import { chainByPrefix } from '../../state/settings/configuredChains.ts'
import { keepFocus } from '../../ui/keepFocus.ts'
import { words } from '../../words/en/frame.ts'
import { typedWords } from '../../words/en/typed.ts'
import { Plain } from '../parts/MessagePage.tsx'
import { WalletPage } from './SafePage.tsx'

/** A Safe, wrapped or not, by its chain and address. */
export default function Wallet({ safe }: { safe: SafeRef }) {
  useEffect(keepFocus, [])
  const chain = chainByPrefix(safe.prefix)
  if (!chain) return <Plain title={words.notFound.title} say={typedWords.prefix(safe.prefix)} />
  return <WalletPage key={`${chain.prefix}:${safe.address}`} chain={chain} address={safe.address} />
}
