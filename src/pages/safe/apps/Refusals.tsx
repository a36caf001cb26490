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

/** Refusals that are explained by the networks that the app is connected on. */
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

/** Refused requests of apps: why, and what to do. Announced as they come; they need no answer. */
export function Refusals({ safe }: { safe: Address }) {
  const list = useRefused(safe)
  return (
    <div aria-live="polite">
      {list.length > 0 && (
        // dismissing one unmounts its button, so the section keeps the focus
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
