import { useSyncExternalStore } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import { consentPath } from '../../../lib/links/consentPath.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { consentsIn, keptConsents } from '../../../state/consent/keptConsents.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'

/** A link to signatures collected here earlier, while the Safe's nonce hasn't passed theirs. */
export function Drafts({ chain, safeState }: { chain: Chain; safeState: GenuineSafe }) {
  const texts = useSyncExternalStore(keptConsents.subscribe, keptConsents.read, keptConsents.read)
  const [last] = consentsIn(texts, chain.id, safeState.address).filter(
    ({ content }) => content.nonce >= safeState.nonce,
  )
  if (!last) return null
  const path = consentPath({ prefix: chain.prefix, address: safeState.address }, encodeConsent(last))
  return (
    <Notice kind="info" title={consentWords.draft}>
      <div className={page.acts}>
        <ButtonLink href={`#${path}`}>{consentWords.draftGo}</ButtonLink>
      </div>
    </Notice>
  )
}
