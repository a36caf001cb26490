import type { Chain } from '../../lib/chains.ts'
import type { Explanation } from '../../safe/proof/explainSafe.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useStorageProof } from '../../state/queries/useStorageProof.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { proofWords } from '../../words/en/proof.ts'
import styles from './Safe.module.css'

type Explained = Extract<Explanation, { status: 'explained' }>

/** What was let in beside the lists: it is no secret, and no power either, until somebody uses it. */
function Consents({ found: { approvals, messages }, isWrapped }: { found: Explained; isWrapped: boolean }) {
  if (approvals.length + messages.length === 0) return null
  return (
    <Notice kind="attention">
      {approvals.length > 0 && (
        <>
          <p>{proofWords.approvals}</p>
          <ul>
            {approvals.map(({ owner, hash }) => (
              <li key={`${owner} ${hash}`}>
                <Address address={owner} isFull /> <code className={styles.hash}>{hash}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {messages.length > 0 && (
        <>
          <p>{proofWords.messages}</p>
          <ul>
            {messages.map((hash) => (
              <li key={hash}>
                <code className={styles.hash}>{hash}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{isWrapped ? proofWords.wrappedConsents : proofWords.plainConsents}</p>
    </Notice>
  )
}

function Outcome({ found, isWrapped }: { found: Explanation; isWrapped: boolean }) {
  switch (found.status) {
    case 'explained':
      return (
        <>
          <Notice kind="ok" title={proofWords.explained}>
            {proofWords.explainedSay(found.block.number.toString())}
          </Notice>
          <Consents found={found} isWrapped={isWrapped} />
        </>
      )
    case 'unexplained':
      return (
        <Notice kind="danger" title={proofWords.unexplained}>
          {isWrapped ? proofWords.unexplainedWrapped : proofWords.unexplainedPlain}
        </Notice>
      )
    case 'changed':
      return (
        <Notice kind="attention" title={proofWords.changed}>
          {proofWords.changedSay}
        </Notice>
      )
    case 'unsearched':
      return (
        <Notice kind="unknown" title={proofWords.unsearched}>
          {proofWords.unsearchedSay}
        </Notice>
      )
    case 'unproven':
      return (
        <Notice kind="unknown" title={proofWords.unproven}>
          <ul>
            {[...new Set(found.why)].map((why) => (
              <li key={why}>{proofWords.why[why]}</li>
            ))}
          </ul>
          <p>{proofWords.unprovenSay}</p>
        </Notice>
      )
  }
}

type Props = { chain: Chain; safe: GenuineSafe; block: bigint }

/** Whether a Safe's storage holds more than its lists show, proven by the newest block. */
export function StorageProof({ chain, safe, block }: Props) {
  const { fact, share, again } = useStorageProof(chain.id, safe, block)
  // an older proof is none: what is hidden may have come since
  const found = fact.status === 'value' ? fact.value : undefined
  const isUnread = fact.status === 'unknown' || fact.status === 'stale'
  const isWrapped = safe.wrap !== 'missing' && safe.wrap.isLive
  const isOpen = isUnread || found?.status === 'unproven' || found?.status === 'unsearched'
  return (
    <section className={page.section}>
      <h2>{proofWords.title}</h2>
      <p className="small muted">{proofWords.say}</p>
      {fact.status === 'loading' && (
        <p className="muted" role="status">
          {share === undefined ? proofWords.proving : proofWords.searching(Math.floor(share * 100))}
        </p>
      )}
      {found && <Outcome found={found} isWrapped={isWrapped} />}
      {isUnread && (
        <Notice kind="unknown" title={proofWords.unproven}>
          {proofWords.why.unreachable}
        </Notice>
      )}
      {isOpen && (
        <div className={page.acts}>
          <Button onClick={again}>{proofWords.again}</Button>
          <ButtonLink href="#/settings">{proofWords.otherRpc}</ButtonLink>
        </div>
      )}
    </section>
  )
}
