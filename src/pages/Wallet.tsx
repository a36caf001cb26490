import { useEffect } from 'react'
import type { SafeRef } from '../routes.ts'
import { chainByPrefix } from '../state/chains.ts'
import { keepFocus } from '../ui/keepFocus.ts'
import { words } from '../words/en.ts'
import { typedWords } from '../words/enTyped.ts'
import { Plain } from './Plain.tsx'
import { WalletPage } from './wallet/WalletPage.tsx'

/** A Safe, wrapped or not, by its chain and address. */
export default function Wallet({ safe }: { safe: SafeRef }) {
  useEffect(keepFocus, [])
  const chain = chainByPrefix(safe.prefix)
  if (!chain) return <Plain title={words.notFound.title} say={typedWords.prefix(safe.prefix)} />
  return <WalletPage key={`${chain.prefix}:${safe.address}`} chain={chain} address={safe.address} />
}
