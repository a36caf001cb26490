import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import { liveWrapOf } from '../../safe/read/liveWrapOf.ts'
import type { RawList } from '../../safe/read/readRawSafe.ts'
import type { UnknownCode } from '../../safe/read/readSafe.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import { type Findings, judgeSafe } from '../../safe/report/judgeSafe.ts'
import { Address } from '../../ui/Address.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import styles from './report/Report.module.css'
import { verdictCopy } from './report/verdictCopy.ts'

/** A list read raw from storage, and how it ends. */
function Raw({ list }: { list: RawList }) {
  const { safe: safeWords } = pageWords
  if (list.addresses.length === 0) return <bdi>{safeWords.none}</bdi>
  return (
    <ul>
      {list.addresses.map((address) => (
        <li key={address}>
          <Address address={address} isFull />
        </li>
      ))}
      {list.end !== 'whole' && <li>{safeWords.raw[list.end]}</li>}
    </ul>
  )
}

/** Only its code is judged: answers of unknown code mean nothing. */
const UNASKED: Findings = {
  proof: { status: 'loading' },
  approvals: { status: 'loading' },
  rights: { status: 'loading' },
  collections: { status: 'loading' },
}

type Props = {
  safe: UnknownCode
  block: bigint
  /** Why it is stale, if it is. */
  staleReason?: AppError | undefined
}

/** A Safe proxy with an unknown singleton: which one, whether it is wrapped, and its storage marked as raw. */
export function UnknownCodeView({ safe, block, staleReason }: Props) {
  const { safe: safeWords } = pageWords
  const { raw, wrap, singleton } = safe
  const live = liveWrapOf(safe)
  const part = (address: AddressValue): ReactNode =>
    BigInt(address) === 0n ? safeWords.none : <Address address={address} isFull />
  const said = wrapWords.wrap.blockers.unknownSingleton
  const judgement = judgeSafe(safe, block, UNASKED)
  return (
    <>
      {staleReason && (
        <Notice kind="unknown" title={safeWords.asOf(block.toString())}>
          {staleReason.name === 'Cached' ? safeWords.cached : safeWords.stale}
        </Notice>
      )}
      {!staleReason && (
        <div className={styles.verdict} data-verdict={judgement.verdict}>
          <p className={styles.line}>
            <Icon name="warning" />
            <strong>{verdictCopy(judgement)}</strong>
          </p>
        </div>
      )}
      <Notice kind={live ? 'danger' : 'attention'} title={said.title}>
        <p>{said.say}</p>
        {live && <p>{safeWords.raw.wrappedSay}</p>}
      </Notice>
      <Facts
        rows={[
          [safeWords.raw.code, <Address key="c" address={singleton} isFull />],
          [safeWords.raw.wrapped, safeWords.raw.isWrapped[wrapStage(wrap)]],
          ...(live
            ? ([
                [live.isSealed ? safeWords.holder : safeWords.driver, <Address key="d" address={live.driver} isFull />],
                [
                  safeWords.tokenId,
                  <span key="t" className="mono">
                    {live.tokenId.toString()}
                  </span>,
                ],
              ] as const)
            : []),
        ]}
      />
      <section className={page.section}>
        <h2>{safeWords.raw.title}</h2>
        <p className="muted">{safeWords.raw.say}</p>
        <Facts
          rows={[
            [safeWords.owners, <Raw key="o" list={raw.owners} />],
            [safeWords.raw.counted, raw.ownerCount.toString()],
            [safeWords.agree, raw.threshold.toString()],
            [safeWords.modules, <Raw key="m" list={raw.modules} />],
            [safeWords.guard, part(raw.guard)],
            [safeWords.moduleGuard, part(raw.moduleGuard)],
            [safeWords.handler, part(raw.fallbackHandler)],
          ]}
        />
        <p className="small muted">{safeWords.readAt(block.toString())}</p>
      </section>
    </>
  )
}
