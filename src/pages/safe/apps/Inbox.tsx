import { useState } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { safePath } from '../../../lib/routes.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import type { RefusalKind } from '../../../safe/requests/refusals.ts'
import type { Held } from '../../../state/inbox/books.ts'
import { answerRequest, responders } from '../../../state/inbox/inbox.ts'
import { useInbox } from '../../../state/inbox/useInbox.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import { Address as AddressView } from '../../../ui/Address.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { refusedWords } from '../../../words/en/refused.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { late } from '../../parts/late.tsx'
import { useIsLocked } from '../useTime.ts'
import { appName } from './appName.ts'

// the code that reads and simulates requests is loaded with the first one
const SendRequest = late(() => import('./SendRequest.tsx').then(({ SendRequest }) => SendRequest))
const SignRequest = late(() => import('./SignRequest.tsx').then(({ SignRequest }) => SignRequest))

function sayOf({ app, request }: Held): string {
  const name = appName(app)
  return request.kind === 'send'
    ? appsWords.kinds.send(name, request.calls.length)
    : appsWords.kinds[request.kind](name)
}

type Props = { chain: Chain; safeState: GenuineSafe; wrap: WrapState; account: Address | undefined }

type OpenProps = Props & { held: Held; onDone: (said: string) => void }

/** A request, or why it can't be answered here. */
function Asked({ held, chain, safeState, wrap, account, onDone }: OpenProps) {
  const isDriver = account !== undefined && isSameAddress(wrap.driver, account)
  const isLocked = useIsLocked(wrap)
  const isReachable = useStore(responders, (known) => known.has(held.id))
  const decline = () => {
    const why: RefusalKind = !isDriver && account ? 'notHolder' : isLocked ? 'locked' : 'rejected'
    answerRequest(held.id, { refused: why })
    onDone(refusedWords.why[why])
  }
  const no = <Button onClick={decline}>{appsWords.decline}</Button>
  const there = held.chainId === chain.id ? undefined : chainById(held.chainId)
  if (!isReachable) return <Notice kind="unknown">{appsWords.away}</Notice>
  if (held.transaction !== undefined)
    return (
      <Notice kind="info" title={appsWords.sent.title}>
        {appsWords.sent.say}
      </Notice>
    )
  if (there)
    return (
      <>
        <p>{appsWords.otherNetwork(there.name)}</p>
        <div className={page.acts}>
          <ButtonLink look="primary" href={`#${safePath({ prefix: there.prefix, address: safeState.address })}?apps`}>
            {appsWords.goTo(there.name)}
          </ButtonLink>
          {no}
        </div>
      </>
    )
  if (!isDriver)
    return (
      <>
        <Notice kind="attention">{account ? appsWords.notYours : appsWords.notConnected}</Notice>
        <Facts rows={[[pageWords.safe.holder, <AddressView key="h" address={wrap.driver} isFull />]]} />
        <div className={page.acts}>{no}</div>
      </>
    )
  const shared = { held, chain, safeState, wrap, account, no }
  if (held.request.kind === 'send') return <SendRequest {...shared} calls={held.request.calls} />
  const { request } = held
  return <SignRequest {...shared} request={request} onSigned={() => onDone(appsWords.signed)} />
}

/** The requests of apps to the Safe: one at a time, oldest first, with the others listed below. */
export function Inbox({ chain, safeState, wrap, account }: Props) {
  const waiting = useInbox(safeState.address)
  const [chosen, setChosen] = useState<string>()
  const [done, setDone] = useState<string>()
  const open = waiting.find(({ id }) => id === chosen) ?? waiting[0]
  const others = waiting.filter((one) => one !== open)
  if (!open && !done) return null
  return (
    // an answered request is unmounted for the next one, so the section keeps the focus
    <section className={page.section} tabIndex={-1} aria-label={appsWords.requests}>
      <h2>{appsWords.requests}</h2>
      <div role="status">{done && <Notice kind="ok">{done}</Notice>}</div>
      {open && (
        <article key={open.id} className={page.section}>
          <p>
            <strong>
              <bdi>{sayOf(open)}</bdi>
            </strong>
          </p>
          {open.app.url && (
            <p className="small muted">
              <bdi>{open.app.url}</bdi>
            </p>
          )}
          <Asked {...{ chain, safeState, wrap, account, held: open, onDone: setDone }} />
          {open.expiresAt !== undefined && (
            <p className="small muted">{appsWords.waitsUntil(formatMoment(Math.floor(open.expiresAt / 1_000)))}</p>
          )}
        </article>
      )}
      {others.length > 0 && (
        <>
          <p className="muted">{appsWords.others(others.length)}</p>
          <ul className={page.section}>
            {others.map((one) => (
              <li key={one.id} className={page.acts}>
                <bdi>{sayOf(one)}</bdi>
                <Button size="small" onClick={() => setChosen(one.id)}>
                  {appsWords.look}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
