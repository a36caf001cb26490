import { useEffect, useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import { useRefused } from '../../../state/inbox/refusedRequests.ts'
import { useInbox } from '../../../state/inbox/useInbox.ts'
import { useDraftBatch } from '../../../state/settings/draftBatches.ts'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { callsWords } from '../../../words/en/calls.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { late } from '../../parts/late.tsx'
import styles from '../Safe.module.css'
import { useLastDone } from './useLastDone.ts'

const ACTS = ['send', 'call', 'batch', 'lock', 'sign', 'apps', 'give', 'unwrap'] as const
type Act = (typeof ACTS)[number]

// a chunk each: the first loads with the page, the others right after it
const SendForm = late(() => import('./send/SendForm.tsx').then(({ SendForm }) => SendForm))
const CallForm = late(() => import('./calls/CallForm.tsx').then(({ CallForm }) => CallForm))
const BatchForm = late(() => import('./calls/BatchForm.tsx').then(({ BatchForm }) => BatchForm))
const LockForm = late(() => import('./LockForm.tsx').then(({ LockForm }) => LockForm))
const SigningForm = late(() => import('./SigningForm.tsx').then(({ SigningForm }) => SigningForm))
const GiveForm = late(() => import('./GiveForm.tsx').then(({ GiveForm }) => GiveForm))
const UnwrapAct = late(() => import('./UnwrapAct.tsx').then(({ UnwrapAct }) => UnwrapAct))
export const Apps = late(() => import('../apps/Apps.tsx').then(({ Apps }) => Apps))
const FORMS = [SendForm, LockForm, SigningForm, GiveForm, UnwrapAct, CallForm, BatchForm, Apps]

/** The act that the URL selects. */
export function linkedAct(): Act {
  const query = new URLSearchParams(location.hash.split('?')[1])
  if (query.has('apps')) return 'apps'
  return query.get('act') === 'batch' ? 'batch' : 'send'
}

const nameOf = (act: Act): string => {
  if (act === 'call' || act === 'batch') return callsWords[act]
  if (act === 'apps') return appsWords.title
  return act === 'send' || act === 'unwrap' ? pageWords.safe[act] : holderWords[act]
}

type Props = {
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  account: AddressValue
  /** The block at which the Safe was read. */
  readAt: bigint
}

/** What the driver of a Safe can do with it. */
export function Acts({ chain, safeState, wrap, account, readAt }: Props) {
  const [act, setAct] = useState<Act>(linkedAct)
  useEffect(() => {
    for (const form of FORMS) void form.fetchAhead()
  }, [])
  useEffect(() => {
    // if its chunk fails to load, the apps tab loads it again
    import('../../../state/inbox/hearKeptApps.ts').then(
      ({ hearKeptApps }) => void hearKeptApps(safeState.address),
      () => undefined,
    )
  }, [safeState.address])
  const done = useLastDone(chain.id, safeState.address, account)
  const shared = { chain, safe: safeState.address, account, wrap }
  const waiting = useDraftBatch(chain.id, safeState.address).length
  const refused = useRefused(safeState.address).filter(({ asked }) => typeof asked === 'string')
  const requests = useInbox(safeState.address).length + refused.length
  const labelOf = (act: Act) => {
    if (act === 'batch' && waiting > 0) return callsWords.batchOf(waiting)
    return act === 'apps' && requests > 0 ? appsWords.titleOf(requests) : nameOf(act)
  }
  return (
    // the form is unmounted while its act is pending, so the section keeps the focus
    <section className={page.column} tabIndex={-1} aria-label={nameOf(act)}>
      <div className={styles.tabs} data-row="">
        {ACTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={act === name}
            onClick={({ currentTarget: tab }) => {
              setAct(name)
              // the tab may have been cut off, and is wider once bold
              requestAnimationFrame(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
            }}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
      {act === 'send' && <SendForm {...shared} balance={safeState.balance} readAt={readAt} />}
      {act === 'call' && <CallForm {...shared} balance={safeState.balance} readAt={readAt} />}
      {act === 'batch' && <BatchForm {...shared} balance={safeState.balance} />}
      {act === 'lock' && <LockForm key={`${done('lock')} ${wrap.lockedUntil}`} {...shared} />}
      {act === 'sign' && <SigningForm key={done('signing')} {...shared} />}
      {act === 'apps' && <Apps {...{ chain, safeState, wrap, account }} />}
      {act === 'give' && <GiveForm {...shared} />}
      {act === 'unwrap' && <UnwrapAct {...{ chain, safeState, wrap, account, readAt }} />}
    </section>
  )
}
