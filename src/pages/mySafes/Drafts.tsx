import { type ReactNode, useSyncExternalStore } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import { shortAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { consentPath } from '../../lib/links/consentPath.ts'
import { safePath } from '../../lib/routes.ts'
import { encodeConsent } from '../../safe/consent/consentLink.ts'
import { driverIn } from '../../safe/read/standingOf.ts'
import { forgetConsents, keptConsents, readConsents } from '../../state/consent/keptConsents.ts'
import { useSafes } from '../../state/mySafes/useSafes.ts'
import { draftBatches } from '../../state/settings/draftBatches.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/art/ArtRows.tsx'
import { Button } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { mySafesWords } from '../../words/en/mySafes.ts'

type Draft = { chain: Chain; address: AddressValue; path: string; say: string }

function Row({ chain, address, path, say, children }: Draft & { children?: ReactNode }) {
  return (
    <ArtRow href={`#${path}`} address={address} chainId={chain.id} isProof>
      <span>
        <strong>{say}</strong>
        <Address address={address} />
        <span className="small muted">{chain.name}</span>
        {children}
      </span>
    </ArtRow>
  )
}

/** A wrap whose owners sign here. Once the Safe's nonce has passed it, it is void and can be discarded. */
function WrapDraft({ nonce, ...draft }: Draft & { nonce: bigint }) {
  const { drafts } = mySafesWords
  const { chain, address } = draft
  const [read] = useSafes(chain.id, [address])
  const state = read && known(read.fact)
  const isWrapped = driverIn(state) !== undefined
  const isPassed = state?.kind === 'safe' && state.nonce > nonce
  const over = isWrapped ? drafts.wrapped : isPassed ? drafts.passed : undefined
  return (
    <>
      <Row {...draft}>{over && <span className="small">{over}</span>}</Row>
      {over && (
        <li className={page.acts}>
          <Button
            size="small"
            aria-label={`${drafts.discard}: ${shortAddress(address)}`}
            onClick={() => forgetConsents(chain.id, address)}
          >
            {drafts.discard}
          </Button>
        </li>
      )}
    </>
  )
}

/** Unfinished work in this browser: wraps that owners sign, and batches. */
export function Drafts({ chains }: { chains: readonly Chain[] }) {
  const { drafts } = mySafesWords
  const texts = useSyncExternalStore(keptConsents.subscribe, keptConsents.read, keptConsents.read)
  const batches = useSyncExternalStore(draftBatches.subscribe, draftBatches.read, draftBatches.read)
  const chainOf = (chainId: number) => chains.find(({ id }) => id === chainId)
  const wraps = readConsents(texts).flatMap((consent) => {
    const { chainId, safe: address, nonce } = consent.content
    const chain = chainOf(chainId)
    if (!chain) return []
    const text = encodeConsent(consent)
    const path = consentPath({ prefix: chain.prefix, address }, text)
    return [{ id: text, draft: { chain, address, path, nonce, say: drafts.wrap(consent.signatures.length) } }]
  })
  const calls = batches.flatMap(({ chainId, safe: address, calls }) => {
    const chain = chainOf(chainId)
    if (!chain) return []
    const path = `${safePath({ prefix: chain.prefix, address })}?act=batch`
    return [{ chain, address, path, say: drafts.batch(calls.length) }]
  })
  if (wraps.length === 0 && calls.length === 0) return null
  return (
    <section className={page.section}>
      <h2>{drafts.title}</h2>
      <ArtRows>
        {wraps.map(({ id, draft }) => (
          <WrapDraft key={id} {...draft} />
        ))}
        {calls.map((draft) => (
          <Row key={draft.path} {...draft} />
        ))}
      </ArtRows>
    </section>
  )
}
