import type { Address } from '../../../lib/address.ts'
import type { RefusalKind } from '../../../safe/requests/refusals.ts'
import { dismissRefusal, type Refused, refusedKey, useRefused } from '../../../state/inbox/refusedRequests.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { when } from '../../../ui/when.ts'
import { refusedWords } from '../../../words/en/refused.ts'
import { networkName } from '../../parts/networkName.ts'
import { appName } from './appName.ts'
import styles from './Refusals.module.css'

/** Refusals that it helps to know the app's own networks for. */
const OF_NETWORKS: readonly RefusalKind[] = ['chain', 'callsChain', 'switchChain']

function sayOf({ app, asked }: Refused): string {
  const { other, unnamed, ...known } = refusedWords.asked
  const name = appName(app)
  if (typeof asked === 'string') return known[asked](name)
  return asked.method ? other(name, asked.method) : unnamed(name)
}

function Entry({ one }: { one: Refused }) {
  const { why, connectedOn, times, dismiss } = refusedWords
  const said = sayOf(one)
  return (
    <li className={styles.entry}>
      <Notice kind="attention" title={said}>
        <p>
          {why[one.why]}
          {OF_NETWORKS.includes(one.why) && ` ${connectedOn(one.chains.map(networkName).join(', '))}`}
        </p>
        <p className="small muted">
          <bdi>{when(one.at)}</bdi>
          {one.count > 1 && ` · ${times(one.count)}`}
        </p>
        <Button size="small" aria-label={`${dismiss}: ${said}`} onClick={() => dismissRefusal(one)}>
          {dismiss}
        </Button>
      </Notice>
    </li>
  )
}

/** What apps asked the Safe for and didn't get: why, and what to do next. It waits for nobody, and is said as it comes. */
export function Refusals({ safe }: { safe: Address }) {
  const list = useRefused(safe)
  return (
    <div aria-live="polite">
      {list.length > 0 && (
        // one that is dismissed takes its button away: the focus stays in this section
        <section className={page.section} tabIndex={-1} aria-label={refusedWords.title}>
          <h2>{refusedWords.title}</h2>
          <ul className={page.section}>
            {list.map((one) => (
              <Entry key={refusedKey(one)} one={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
