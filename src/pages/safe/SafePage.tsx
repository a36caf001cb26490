import { type ReactNode, useEffect } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import type { Seen } from '../../lib/seen.ts'
import { OwnName } from '../../modals/OwnName.tsx'
import { useCollections } from '../../state/queries/useCollections.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { rememberSafe } from '../../state/settings/knownSafes.ts'
import { Address } from '../../ui/Address.tsx'
import { rosetteOf } from '../../ui/art/rosetteOf.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { reportWords } from '../../words/en/report.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { late } from '../parts/late.tsx'
import { OwnActs } from './acts/OwnActs.tsx'
import { Imitation } from './Imitation.tsx'
import styles from './report/Report.module.css'
import { Report } from './report/Report.tsx'
import { UnknownCodeView } from './UnknownCodeView.tsx'
import { WatchSafe } from './WatchSafe.tsx'

const OfferPart = late(() => import('./offer/OfferPart.tsx').then(({ OfferPart }) => OfferPart))

function Head({ chain, address, isSafe }: { chain: Chain; address: AddressValue; isSafe: boolean }) {
  return (
    <header className={`${page.head} ${styles.head}`}>
      <p className="small muted">{reportWords.title}</p>
      <Title name={pageWords.safe.title}>
        <Address address={address} isFull />
      </Title>
      <p className="small muted">{chain.name}</p>
      <OwnName address={address} chainId={chain.id} />
      {isSafe && <WatchSafe chainId={chain.id} address={address} />}
    </header>
  )
}

/** Warns that an address that isn't a Safe is an NFT contract: its NFTs may be sold as ours. */
function Foreign({ chainId, address }: { chainId: number; address: AddressValue }) {
  const found = known(useCollections(chainId, [address]))
  return found?.collections.length ? <Imitation of="collection" /> : null
}

type Props = {
  chain: Chain
  address: AddressValue
  seen: Seen | undefined
  /** A seller's signed offer, if the link carries one. */
  offer: string | undefined
}

/** A Safe's page: who controls it, what it holds, and the acts of its driver, or of a buyer who is offered it. */
export function SafePage({ chain, address, seen, offer }: Props) {
  const { safe: safeWords } = pageWords
  const { wrap } = wrapWords
  const { fact, again } = useSafe(chain.id, address, { isCached: true })
  const safeState = known(fact)
  const isSafe = safeState?.kind === 'safe'
  const isCached = fact.status === 'stale' && fact.reason.name === 'Cached'
  useEffect(() => {
    if (isSafe) rememberSafe({ chainId: chain.id, address })
  }, [isSafe, chain.id, address])

  let body: ReactNode
  if (fact.status === 'unknown') {
    const said = errorCopy(fact.reason)
    body = (
      <>
        <Notice kind="unknown" title={said.title}>
          {said.say}
        </Notice>
        <div className={page.acts}>
          <Button look="primary" onClick={again}>
            {words.tryAgain}
          </Button>
          <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
        </div>
      </>
    )
  } else if (fact.status === 'loading' || (isCached && !isSafe)) body = <p className="muted">{safeWords.reading}</p>
  else if (fact.value.kind === 'safe') {
    const { value: genuine, block } = { ...fact, value: fact.value }
    const isNow = fact.status === 'value'
    body = (
      <Report
        chain={chain}
        safeState={genuine}
        block={block}
        staleReason={fact.status === 'stale' ? fact.reason : undefined}
        seen={seen}
        acts={(judgement) =>
          offer === undefined ? (
            <OwnActs chain={chain} safeState={genuine} block={block} />
          ) : (
            <OfferPart {...{ chain, address }} text={offer} seen={{ safeState: genuine, judgement, isNow }} />
          )
        }
      />
    )
  } else if (fact.value.kind === 'unknownSingleton')
    body = (
      <UnknownCodeView
        safe={fact.value}
        block={fact.block}
        staleReason={fact.status === 'stale' ? fact.reason : undefined}
      />
    )
  else {
    const said = wrap.blockers[fact.value.kind]
    body = (
      <>
        <Notice kind="attention" title={said.title}>
          {said.say}
        </Notice>
        {fact.value.kind === 'foreign' && <Foreign chainId={chain.id} address={address} />}
        {fact.value.kind !== 'old' && (
          <Facts rows={[[safeWords.notFound, <Address key="a" address={address} isFull />]]} />
        )}
      </>
    )
  }
  return (
    <div
      className={`${page.page} ${styles.report}`}
      data-ink={rosetteOf(address, chain.id).ink}
      data-card={isSafe || fact.status === 'loading'}
    >
      <Head chain={chain} address={address} isSafe={isSafe} />
      {isSafe ? (
        body
      ) : (
        <div className={`${page.column} ${styles.rest}`}>
          {body}
          {offer !== undefined && fact.status !== 'loading' && (
            <OfferPart chain={chain} address={address} text={offer} />
          )}
        </div>
      )}
    </div>
  )
}
