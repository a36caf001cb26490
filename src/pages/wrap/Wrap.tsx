import { useEffect } from 'react'
import { consentIn } from '../../lib/links/consentPath.ts'
import type { SafeRef } from '../../lib/routes.ts'
import { chainByPrefix } from '../../state/settings/configuredChains.ts'
import { keepFocus } from '../../ui/keepFocus.ts'
import { MissingNetwork } from '../parts/DeadLink.tsx'
import { useSafeWords } from '../parts/language/useSafeWords.ts'
import { late } from '../parts/late.tsx'
import { ChooseSafe } from './ChooseSafe.tsx'
import { fetchParts } from './fetchParts.ts'
import { WrapSafe } from './WrapSafe.tsx'

const NewSafe = late(() => import('./NewSafe.tsx').then(({ NewSafe }) => NewSafe))

export { fetchParts }

type Props = { safeRef?: SafeRef | undefined; isNew?: true | undefined; query?: string | undefined }

/** The wrap page: choose a Safe and go through its steps, or create a new one. */
export default function Wrap({ safeRef, isNew, query }: Props) {
  useSafeWords()
  useEffect(keepFocus, [])
  if (isNew) return <NewSafe />
  if (!safeRef) return <ChooseSafe />
  const chain = chainByPrefix(safeRef.prefix)
  if (!chain) return <MissingNetwork prefix={safeRef.prefix} />
  return (
    <WrapSafe
      key={`${chain.prefix}:${safeRef.address}`}
      chain={chain}
      address={safeRef.address}
      consent={consentIn(query)}
    />
  )
}
