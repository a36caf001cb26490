import { type ReactNode, useState } from 'react'
import { known } from '../../../lib/known.ts'
import { preparePath } from '../../../lib/routes.ts'
import type { Listing } from '../../../safe/sale/offer.ts'
import type { SaleApproval } from '../../../safe/sale/readApproval.ts'
import type { Venue } from '../../../safe/sale/venue.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Radio, RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { prepareWords } from '../../../words/en/prepare.ts'
import { seaportWords } from '../../../words/en/seaport.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { obstacleCopy } from '../offer/Obstacles.tsx'
import type { Sale } from './StepBody.tsx'
import type { useSteps } from './useSteps.ts'

/** What follows for a step from where the Safe is to be sold. */
type Chosen = {
  isListing: boolean
  /** What the order says beside the terms; undefined until Seaport has told its part of it. */
  listing?: Listing
  /** What the approval lets happen, where it isn't the one of our own contract. */
  approveSay?: string
}

type Props = { sale: Sale; steps: ReturnType<typeof useSteps>; children: (chosen: Chosen) => ReactNode }

const randomSalt = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

function Choice({ venue, onVenue }: { venue: Venue; onVenue: (venue: Venue) => void }) {
  const said = seaportWords
  return (
    <RadioGroup legend={said.where}>
      <Radio name="venue" isChosen={venue === 'asSeen'} onChoose={() => onVenue('asSeen')}>
        <strong>{said.ours}</strong>
        <span className="small muted">{said.oursSay}</span>
      </Radio>
      <Radio name="venue" isChosen={venue === 'seaport'} onChoose={() => onVenue('seaport')}>
        <strong>{said.seaport}</strong>
        <span className="small muted">{said.seaportSay}</span>
      </Radio>
    </RadioGroup>
  )
}

type MissingKind = 'seaportMissing' | 'zoneMissing' | 'zoneOther' | 'routerMissing' | 'routerOther'

/** Why nothing can be sold there on this network, and what to do next. */
function Missing({ kind, sale: { chain }, onOurs }: { kind: MissingKind; sale: Sale; onOurs: () => void }) {
  const { title, say } = obstacleCopy({ kind }, chain)
  const isOther = kind === 'zoneOther' || kind === 'routerOther'
  const isOurs = kind === 'routerMissing' || kind === 'routerOther'
  return (
    <div className={page.section} role="status">
      <Notice kind={isOther ? 'danger' : 'attention'} title={title}>
        {isOther ? obstacleCopy({ kind: 'zoneOther' }, chain).say : say}
      </Notice>
      <div className={page.acts}>
        {!isOurs && <Button onClick={onOurs}>{seaportWords.useOurs}</Button>}
        {(kind === 'zoneMissing' || kind === 'routerMissing') && (
          <ButtonLink look={isOurs ? 'secondary' : 'quiet'} href={`#${preparePath(chain.prefix)}`}>
            {prepareWords.title(chain.name)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** What of the contracts isn't as it must be, as far as it is known. */
function missingOf(found: SaleApproval | undefined): MissingKind | undefined {
  if (found?.seaport === 'missing') return 'seaportMissing'
  if (!found || found.router === 'here') return undefined
  if (!found.seaport) return found.router === 'missing' ? 'routerMissing' : 'routerOther'
  return found.router === 'missing' ? 'zoneMissing' : 'zoneOther'
}

/** Where the Safe is to be sold, and the step as that asks for it. */
export function Where({ sale, steps, children }: Props) {
  const said = seaportWords
  const { venue, chooseVenue, approval, open, choose } = steps
  const { driver: seller, time } = sale.wrap
  const [{ startTime, salt }] = useState(() => ({ startTime: time, salt: randomSalt() }))
  const isListing = venue === 'seaport'
  const { fact } = approval
  // an offer for our own contract may be signed before that is deployed
  const found = isListing || open === 'approve' ? known(fact) : undefined
  const kind = missingOf(found)
  if (kind)
    return (
      <>
        <Choice venue={venue} onVenue={chooseVenue} />
        <Missing kind={kind} sale={sale} onOurs={() => chooseVenue('asSeen')} />
      </>
    )
  const counter = found?.seaport && found.seaport !== 'missing' ? found.seaport.counter : undefined
  return (
    <>
      <Choice venue={venue} onVenue={chooseVenue} />
      {isListing && fact.status === 'unknown' && open === 'offer' && (
        <Notice kind="unknown">{errorCopy(fact.reason).say}</Notice>
      )}
      {isListing && found?.isApproved === false && open === 'offer' && (
        <div className={page.section} role="status">
          <Notice kind="attention">{said.approveFirst}</Notice>
          <div className={page.acts}>
            <Button size="small" onClick={() => choose('approve')}>
              {sellingWords.steps.approve}
            </Button>
          </div>
        </div>
      )}
      {children({
        isListing,
        ...(counter !== undefined && { listing: { seller, startTime, salt, counter } }),
        ...(isListing && { approveSay: said.approveSay }),
      })}
    </>
  )
}
