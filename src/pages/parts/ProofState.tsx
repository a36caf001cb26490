import type { Explanation } from '../../safe/proof/explainSafe.ts'
import type { StorageProof } from '../../state/queries/useStorageProof.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { proofWords } from '../../words/en/proof.ts'
import styles from './ProofState.module.css'

type Explained = Extract<Explanation, { status: 'explained' }>

/** Approved hashes and signed messages found in storage: no hidden rights, but anybody may use them. */
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
          <p>{isWrapped ? proofWords.approvalsWrapped : proofWords.approvalsPlain}</p>
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
          <p>{isWrapped ? proofWords.messagesWrapped : proofWords.messagesPlain}</p>
        </>
      )}
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

type Props = { proof: StorageProof; isWrapped: boolean }

/** The result of a Safe's storage proof, or that there is none, and how to get one. */
export function ProofState({ proof: { fact, share, again }, isWrapped }: Props) {
  // a stale proof doesn't count: rights may have been hidden since
  const found = fact.status === 'value' ? fact.value : undefined
  const isUnread = fact.status === 'unknown' || fact.status === 'stale'
  const isOpen =
    isUnread || found?.status === 'unproven' || found?.status === 'unsearched' || found?.status === 'changed'
  return (
    <>
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
    </>
  )
}
