import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import styles from '../Safe.module.css'
import { GiveForm } from './GiveForm.tsx'
import { LockForm } from './LockForm.tsx'
import { SigningForm } from './SigningForm.tsx'
import { SendForm } from './send/SendForm.tsx'
import { UnwrapAct } from './UnwrapAct.tsx'
import { useLastDone } from './useLastDone.ts'

const ACTS = ['send', 'lock', 'sign', 'give', 'unwrap'] as const
type Act = (typeof ACTS)[number]

const nameOf = (act: Act): string => (act === 'send' || act === 'unwrap' ? pageWords.wallet[act] : holderWords[act])

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
  const [act, setAct] = useState<Act>('send')
  const done = useLastDone(chain.id, safe.address, account)
  const shared = { chain, safe: safe.address, account, wrap }
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
            {nameOf(name)}
          </button>
        ))}
      </div>
      {act === 'send' && <SendForm {...shared} balance={safe.balance} readAt={readAt} />}
      {act === 'lock' && <LockForm key={`${done('lock')} ${wrap.lockedUntil}`} {...shared} />}
      {act === 'sign' && <SigningForm key={done('signing')} {...shared} />}
      {act === 'give' && <GiveForm {...shared} />}
      {act === 'unwrap' && <UnwrapAct {...{ chain, safe, wrap, account, readAt }} />}
    </section>
  )
}
