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

type Props = { safe?: SafeRef | undefined; isNew?: true | undefined; query?: string | undefined }

/** The wrap page: choose a Safe and go through its steps, or create a new one. */
export default function Wrap({ safe, isNew, query }: Props) {
  useSafeWords()
  useEffect(keepFocus, [])
  if (isNew) return <NewSafe />
  if (!safe) return <ChooseSafe />
  const chain = chainByPrefix(safe.prefix)
  if (!chain) return <MissingNetwork prefix={safe.prefix} />
  return (
    <WrapSafe key={`${chain.prefix}:${safe.address}`} chain={chain} address={safe.address} consent={consentIn(query)} />
  )
}
