import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import { useDraftBatch } from '../../../state/settings/draftBatches.ts'
import page from '../../../ui/Page.module.css'
import { callsWords } from '../../../words/en/calls.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import styles from '../Safe.module.css'
import { GiveForm } from './GiveForm.tsx'
import { LazyAct } from './LazyAct.tsx'
import { LockForm } from './LockForm.tsx'
import { SigningForm } from './SigningForm.tsx'
import { SendForm } from './send/SendForm.tsx'
import { UnwrapAct } from './UnwrapAct.tsx'
import { useLastDone } from './useLastDone.ts'

const ACTS = ['send', 'call', 'batch', 'lock', 'sign', 'give', 'unwrap'] as const
type Act = (typeof ACTS)[number]

/** Which act a link leads to. */
const linkedAct = (): Act =>
  new URLSearchParams(location.hash.split('?')[1]).get('act') === 'batch' ? 'batch' : 'send'

const nameOf = (act: Act): string => {
  if (act === 'call' || act === 'batch') return callsWords[act]
  return act === 'send' || act === 'unwrap' ? pageWords.wallet[act] : holderWords[act]
}

type Props = {
  chain: Chain
  safe: GenuineSafe
  wrap: WrapState
  account: AddressValue
  /** The block that the Safe was read at. */
  readAt: bigint
}

/** What the one who drives the Safe can do with it. */
export function Acts({ chain, safe, wrap, account, readAt }: Props) {
  const [act, setAct] = useState<Act>(linkedAct)
  const done = useLastDone(chain.id, safe.address, account)
  const shared = { chain, safe: safe.address, account, wrap }
  const waiting = useDraftBatch(chain.id, safe.address).length
  const labelOf = (act: Act) => (act === 'batch' && waiting > 0 ? callsWords.batchOf(waiting) : nameOf(act))
  return (
    // the form is unmounted while its act is pending: the focus stays in this section
    <section className={page.column} tabIndex={-1} aria-label={nameOf(act)}>
      <div className={styles.tabs} data-row="">
        {ACTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={act === name}
            onClick={({ currentTarget: tab }) => {
              setAct(name)
              // it may have been cut off, and is wider once it is bold
              requestAnimationFrame(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
            }}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
      {act === 'send' && <SendForm {...shared} balance={safe.balance} readAt={readAt} />}
      {(act === 'call' || act === 'batch') && <LazyAct act={act} {...shared} balance={safe.balance} readAt={readAt} />}
      {act === 'lock' && <LockForm key={`${done('lock')} ${wrap.lockedUntil}`} {...shared} />}
      {act === 'sign' && <SigningForm key={done('signing')} {...shared} />}
      {act === 'give' && <GiveForm {...shared} />}
      {act === 'unwrap' && <UnwrapAct {...{ chain, safe, wrap, account, readAt }} />}
    </section>
  )
}
