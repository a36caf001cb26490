import { useState } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import type { Fact } from '../../../lib/Fact.ts'
import { safePath } from '../../../lib/routes.ts'
import { seenQuery } from '../../../lib/seen.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import type { Judgement } from '../../../safe/report/judgeSafe.ts'
import { reportJson } from '../../../safe/report/reportJson.ts'
import { isFramed } from '../../../state/connection/hostFrame.ts'
import { useHoldings } from '../../../state/queries/useHoldings.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import page from '../../../ui/Page.module.css'
import { reportWords } from '../../../words/en/report.ts'
import { PictureActs } from '../../parts/PictureActs.tsx'
import { saveFile } from '../../parts/saveFile.ts'
import { captionOf } from './captionOf.ts'
import styles from './Report.module.css'
import { reportText } from './reportText.ts'

type Props = {
  chain: Chain
  safeState: GenuineSafe
  block: bigint
  judgement: Judgement
  /** The facts behind the verdict, by name. */
  facts: Readonly<Record<string, Fact<unknown>>>
}

function More({ chain, safeState, block, judgement, facts, link }: Props & { link: string }) {
  const { share } = reportWords
  const { fact: holdings, search: tokenSearch } = useHoldings(chain, safeState.address)
  const [saved, setSaved] = useState<string>()
  const live = liveWrapOf(safeState)
  const save = () => {
    const evidence = { ...facts, holdings, tokenSearch }
    const text = reportJson({ chain, safeState, block, judgement, facts: evidence, link, madeAt: new Date() })
    const name = `report-${chain.prefix}-${safeState.address}-${block}.json`
    saveFile(new File([text], name, { type: 'application/json' }))
    setSaved(name)
  }
  return (
    <div className={page.section}>
      <div className={page.acts}>
        <CopyButton size="small" label={share.text} text={reportText(chain, safeState, block, judgement, link)} />
        <Button size="small" onClick={save}>
          {share.json}
        </Button>
        {/* Safe{Wallet}'s frame blocks dialogs */}
        {!isFramed && (
          <Button size="small" onClick={() => print()}>
            {share.print}
          </Button>
        )}
      </div>
      <div role="status">{saved && <p className="small muted">{share.saved(saved)}</p>}</div>
      {live?.isSealed && live.problems === 0n && (
        <PictureActs
          {...{ chain, safe: safeState.address, wrap: live }}
          caption={() => captionOf(chain, safeState, { block, judgement, wrap: live })}
        />
      )}
    </div>
  )
}

/** Shares the report: as a link with what its creator saw, as text, a file, a print, or the NFT's picture. */
export function ShareReport(props: Props) {
  const { chain, safeState, block } = props
  const { share } = reportWords
  const live = liveWrapOf(safeState)
  const seen = { block, ...(live && { fingerprint: stateFingerprint(live) }) }
  const path = safePath({ prefix: chain.prefix, address: safeState.address }) + seenQuery(seen)
  const link = new URL(`#${path}`, location.href).href
  return (
    <div className={`${page.section} ${styles.share}`}>
      <CopyButton size="wide" label={share.link} text={link} />
      <details className={styles.fold}>
        <summary>{share.more}</summary>
        <More {...props} link={link} />
      </details>
    </div>
  )
}
