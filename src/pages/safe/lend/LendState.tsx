import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { safePath } from '../../../lib/routes.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { lockEndOf, type SafeState, type WrapState } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { useAccountKind } from '../../../state/queries/useAccountKind.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { lendingWords } from '../../../words/en/lending.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { reportWords } from '../../../words/en/report.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import styles from '../report/Report.module.css'

/** The NFT's holder, and the kind of that account. */
function Holder({ chainId, holder }: { chainId: number; holder: AddressValue }) {
  const said = lendingWords.kind
  const { fact, again } = useAccountKind(chainId, holder)
  // a stale account kind doesn't count
  const isKnown = fact.status === 'value'
  const kind = !isKnown
    ? undefined
    : fact.value.kind === 'safe'
      ? said.safe(fact.value.threshold)
      : said[fact.value.kind]
  return (
    <div className={page.section}>
      <Address address={holder} isFull />
      <p className="small muted">{kind ?? (fact.status === 'loading' ? said.reading : said.unknown)}</p>
      {!isKnown && fact.status !== 'loading' && (
        <div>
          <Button size="small" onClick={again}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A wrapped Safe's facts that terms refer to, as read at a block. */
function Wrapped({ chain, wrap, isNow }: { chain: Chain; wrap: WrapState; isNow: boolean }) {
  const said = lendingWords
  const lockEnd = lockEndOf(wrap)
  const fingerprint = stateFingerprint(wrap)
  return (
    <>
      {wrap.problems !== 0n && (
        <Notice kind="danger" title={said.none.unclean.title}>
          {said.none.unclean.say}
        </Notice>
      )}
      <Facts
        rows={[
          [pageWords.safe.holder, <Holder key={wrap.driver} chainId={chain.id} holder={wrap.driver} />],
          [holderWords.lock, lockEnd > 0 ? said.until(formatMoment(lockEnd)) : reportWords.lock.none],
          [holderWords.sign, wrap.isSigning ? said.signing.on : said.signing.off],
          [said.quiet, wrap.quietUntil > wrap.time ? said.until(formatMoment(wrap.quietUntil)) : said.quietOver],
          [
            reportWords.lock.fingerprint,
            <code key="f" className={styles.hash}>
              {fingerprint}
            </code>,
          ],
        ]}
      />
      <p className="small muted">{isNow ? said.terms : said.oldTerms}</p>
      {isNow && (
        <div className={page.acts}>
          <CopyButton text={fingerprint} size="small" />
        </div>
      )}
      <p className="small muted">
        {said.clock} {reportWords.lock.say}
      </p>
    </>
  )
}

/** Why there is nothing to lend against, or undefined. */
function hurdleIn(state: SafeState): { kind: 'attention' | 'danger'; title: string; say: string } | undefined {
  const said = lendingWords.none
  if (state.kind === 'unknownSingleton') return { kind: 'danger', ...said.unknownCode }
  if (state.kind !== 'safe') return { kind: 'attention', ...said.noSafe }
  const live = liveWrapOf(state)
  if (!live) return { kind: 'attention', ...said.plain }
  return live.isSealed ? undefined : { kind: 'attention', ...said.unsealed }
}

/** A Safe's current on-chain state, for writing terms; what couldn't be read is shown as unknown. */
export function LendState({ chain, address }: { chain: Chain; address: AddressValue }) {
  const { safe: safeWords } = pageWords
  const { fact, again } = useSafe(chain.id, address)
  let body: ReactNode
  if (fact.status === 'loading') body = <p className="muted">{safeWords.reading}</p>
  else if (fact.status === 'unknown')
    body = (
      <>
        <Notice kind="unknown" title={errorCopy(fact.reason).title}>
          {errorCopy(fact.reason).say}
        </Notice>
        <div className={page.acts}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      </>
    )
  else {
    const { value, block } = fact
    const isNow = fact.status === 'value'
    const hurdle = hurdleIn(value)
    const wrap = value.kind === 'safe' ? liveWrapOf(value) : undefined
    body = (
      <>
        {!isNow && (
          <Notice kind="unknown" title={safeWords.asOf(block.toString())}>
            {safeWords.stale}
          </Notice>
        )}
        {hurdle && (
          <Notice kind={hurdle.kind} title={hurdle.title}>
            {hurdle.say}
          </Notice>
        )}
        {!hurdle && wrap && <Wrapped chain={chain} wrap={wrap} isNow={isNow} />}
        <p className="small muted">{safeWords.readAt(block.toString())}</p>
      </>
    )
  }
  return (
    <>
      {body}
      <div className={page.acts}>
        <ButtonLink href={`#${safePath({ prefix: chain.prefix, address })}`}>{lendingWords.report}</ButtonLink>
      </div>
    </>
  )
}
