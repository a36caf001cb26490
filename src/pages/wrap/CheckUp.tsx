import type { ReactNode } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { preparePath } from '../../lib/routes.ts'
import type { Blocker, Fix, CheckUp as Result } from '../../safe/plans/checkSafe.ts'
import type { GenuineSafe, SafeState } from '../../safe/read/readSafe.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import type { StorageProof } from '../../state/queries/useStorageProof.ts'
import { useQueue } from '../../state/transactions/useQueue.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import page from '../../ui/Page.module.css'
import { approvalsWords } from '../../words/en/approvals.ts'
import { consentWords } from '../../words/en/consent.ts'
import { holderWords } from '../../words/en/holder.ts'
import { pageWords } from '../../words/en/pages.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { proofWords } from '../../words/en/proof.ts'
import { serviceWords } from '../../words/en/service.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { Addresses } from '../parts/Addresses.tsx'
import { OpenInSafe } from '../parts/inSafe/OpenInSafe.tsx'
import { Modules } from '../parts/Modules.tsx'
import { ProofState } from '../parts/ProofState.tsx'
import styles from './Wrap.module.css'

type Kind = 'block' | 'fix' | 'note' | 'fine'

const ICONS: Record<Kind, IconName> = { block: 'warning', fix: 'pen', note: 'info', fine: 'check' }

function Item({ kind, title, say, children }: { kind: Kind; title: string; say: string; children?: ReactNode }) {
  return (
    <li className={styles.item} data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <h3>{title}</h3>
      <p>{say}</p>
      {children}
    </li>
  )
}

function BlockerItem({ blocker, chain, state }: { blocker: Blocker; chain: Chain | undefined; state: SafeState }) {
  if (blocker.id === 'hidden')
    return <Item kind="block" title={proofWords.unexplained} say={proofWords.unexplainedPlain} />
  const said = wrapWords.wrap.blockers[blocker.id]
  return (
    <Item kind="block" {...said}>
      {'owners' in blocker && <Addresses addresses={blocker.owners} />}
      {'singleton' in blocker && <Addresses addresses={[blocker.singleton]} />}
      {state.kind === 'unknownSingleton' && blocker.id === 'unknownSingleton' && (
        <p>
          {pageWords.safe.raw.wrapped}: {pageWords.safe.raw.isWrapped[wrapStage(state.wrap)]}
        </p>
      )}
      {blocker.id === 'contractMissing' && chain && (
        <ButtonLink href={`#${preparePath(chain.prefix)}`}>{prepareWords.title(chain.name)}</ButtonLink>
      )}
      {'driver' in blocker && <Addresses addresses={[blocker.driver]} />}
    </Item>
  )
}

function FixItem({ fix, chain }: { fix: Fix; chain: Chain | undefined }) {
  const { fixes } = wrapWords.wrap
  switch (fix.id) {
    case 'modules':
      return (
        <Item kind="fix" {...fixes.modules(fix.modules.length)}>
          {chain ? <Modules chainId={chain.id} modules={fix.modules} /> : <Addresses addresses={fix.modules} />}
        </Item>
      )
    case 'version':
      return <Item kind="fix" {...fixes.version(fix.version)} />
    default:
      return (
        <Item kind="fix" {...fixes[fix.id]}>
          <Addresses addresses={[fix.address]} />
        </Item>
      )
  }
}

/** The number of transactions queued at Safe's service, if it may be asked. */
function QueueCount({ chain, safeState }: { chain: Chain; safeState: GenuineSafe }) {
  const fact = useQueue(chain, safeState)
  if (!fact || fact.status === 'loading') return null
  const count = known(fact)
  return <p>{count === undefined ? serviceWords.queueUnknown : serviceWords.queue(count)}</p>
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={page.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

type Props = {
  state: SafeState
  result: Result
  isOwner: boolean
  chain: Chain | undefined
  /** The proof of its storage, if it is a Safe. */
  proof?: StorageProof
  /** Its approvals, if it can be wrapped. */
  approvals?: ReactNode
}

/** The check-up by urgency: blockers, then what the wrap fixes, then what to know, then what is fine. */
export function CheckUp({ state, result, isOwner, chain, proof, approvals }: Props) {
  const { wrap } = wrapWords
  const { blockers, fixes } = result
  const { rights, hiddenOwners } = holderWords.limit
  const isBare = state.kind === 'safe' && state.modules.length === 0 && BigInt(state.guard) === 0n
  return (
    <>
      {blockers.length > 0 && (
        <Group title={wrap.inTheWay}>
          {blockers.map((blocker) => (
            <BlockerItem key={blocker.id} blocker={blocker} chain={chain} state={state} />
          ))}
        </Group>
      )}
      {blockers.length === 0 && fixes.length > 0 && (
        <Group title={wrap.putRight}>
          {fixes.map((fix) => (
            <FixItem key={fix.id} fix={fix} chain={chain} />
          ))}
        </Group>
      )}
      {state.kind === 'safe' && blockers.length === 0 && (
        <Group title={wrap.know}>
          {result.consent === 'several' && (
            <Item kind="note" {...consentWords.several(state.threshold, state.owners.length)}>
              <Addresses addresses={state.owners} />
              {chain && <OpenInSafe chain={chain} safe={state.address} say={consentWords.inSafe} />}
            </Item>
          )}
          <Item kind="note" title={approvalsWords.title} say={approvalsWords.say}>
            {approvals}
            <p>{rights}</p>
          </Item>
          {(['hidden', 'queue', 'others'] as const).map((note) => (
            <Item key={note} kind="note" {...wrap.notes[note]}>
              {note === 'queue' && chain && <QueueCount chain={chain} safeState={state} />}
              {note === 'hidden' && <p>{hiddenOwners}</p>}
              {note === 'hidden' && proof && <ProofState proof={proof} isWrapped={false} />}
            </Item>
          ))}
        </Group>
      )}
      {state.kind === 'safe' && (
        <Group title={wrap.fine}>
          <Item kind="fine" {...wrap.fines.genuine(state.singleton.version)} />
          {isOwner && state.threshold === 1 && <Item kind="fine" {...wrap.fines.owner(state.owners.length)} />}
          {isBare && <Item kind="fine" {...wrap.fines.clean} />}
        </Group>
      )}
    </>
  )
}
