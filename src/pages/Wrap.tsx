import { useEffect } from 'react'
import type { SafeRef } from '../routes.ts'
import { chainByPrefix } from '../state/chains.ts'
import { keepFocus } from '../ui/keepFocus.ts'
import { words } from '../words/en.ts'
import { typedWords } from '../words/enTyped.ts'
import { Plain } from './Plain.tsx'
import { ChooseSafe } from './wrap/ChooseSafe.tsx'
import { NewSafe } from './wrap/NewSafe.tsx'
import { WrapSafe } from './wrap/WrapSafe.tsx'

/** Wrap a Safe: choose one, then its journey; or begin with a new one. */
export default function Wrap({ safe, isNew }: { safe?: SafeRef | undefined; isNew?: true | undefined }) {
  useEffect(keepFocus, [])
  if (isNew) return <NewSafe />
  if (!safe) return <ChooseSafe />
  const chain = chainByPrefix(safe.prefix)
  if (!chain) return <Plain title={words.notFound.title} say={typedWords.prefix(safe.prefix)} />
  return <WrapSafe key={`${chain.prefix}:${safe.address}`} chain={chain} address={safe.address} />
}
