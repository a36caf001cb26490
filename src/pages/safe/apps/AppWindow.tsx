import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createAppAnswers } from '../../../apps/frame/createAppAnswers.ts'
import { type AppAddress, readAppAddress } from '../../../apps/frame/readAppAddress.ts'
import { type FrameState, runAppFrame } from '../../../apps/frame/runAppFrame.ts'
import { sandboxOf } from '../../../apps/frame/sandboxOf.ts'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { type GenuineSafe, lockEndOf } from '../../../safe/read/readSafe.ts'
import { openFrameInbox } from '../../../state/inbox/openFrameInbox.ts'
import { useRefused } from '../../../state/inbox/refusedRequests.ts'
import { useInbox } from '../../../state/inbox/useInbox.ts'
import { clientOf } from '../../../state/queries/clients.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appFrameWords } from '../../../words/en/appFrame.ts'
import { refusedWords } from '../../../words/en/refused.ts'
import styles from './AppFrame.module.css'

/** An opened app. */
export type OpenedApp = AppAddress & { name: string }

type Props = {
  app: OpenedApp
  chain: Chain
  safe: Address
  account: Address | undefined
  onOpen: (app: OpenedApp) => void
  onClose: () => void
  /** Goes to its requests. */
  onLook: () => void
}

/** Why the app was closed, and what to do. */
function Over({ app, end, onOpen }: { end: (FrameState & { status: 'over' })['end'] } & Pick<Props, 'app' | 'onOpen'>) {
  const { over, openMoved, again } = appFrameWords
  const { title, say } = over[end.why]
  const moved = end.why === 'moved' ? readAppAddress(end.movedTo, location.origin) : undefined
  return (
    <div className={page.section} role="alert">
      <Notice kind="attention" title={title}>
        {say}
      </Notice>
      <div className={page.acts}>
        {moved && 'url' in moved ? (
          <Button onClick={() => onOpen({ ...moved, name: new URL(moved.url).host })}>{openMoved(moved.origin)}</Button>
        ) : (
          <Button onClick={() => onOpen(app)}>{again}</Button>
        )}
      </div>
    </div>
  )
}

/** An app in its frame, with its name and address above, until it is closed or breaks off. */
export function AppWindow({ app, chain, safe, account, onOpen, onClose, onLook }: Props) {
  const [state, setState] = useState<FrameState>({ status: 'loading' })
  const frame = useRef<HTMLIFrameElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isReadOnly = useEffectEvent((now: GenuineSafe) => {
    const wrap = liveWrapOf(now)
    return !wrap || !isSameAddress(wrap.driver, account) || lockEndOf(wrap) > 0
  })
  // replaces the form, which had the focus
  useEffect(() => title.current?.focus(), [])
  const chainId = chain.id
  useEffect(() => {
    if (!frame.current) return
    const inbox = openFrameInbox({
      app: { name: app.name, url: app.origin === 'null' ? '' : app.origin },
      chainId,
      safe,
    })
    const client = () => clientOf(chainId)
    const answer = createAppAnswers({
      chain,
      safe,
      origin: location.origin,
      client,
      isReadOnly: (now) => isReadOnly(now),
      ask: inbox.ask,
    })
    const onState = (next: FrameState) => {
      if (next.status === 'over') inbox.close()
      setState(next)
    }
    const stop = runAppFrame({ frame: frame.current, app, answer, onRefused: inbox.refused, onState })
    return () => {
      stop()
      inbox.close()
    }
  }, [app, chain, chainId, safe])

  const isAsking = useInbox(safe).some(({ source }) => source === 'frame')
  const isRefused = useRefused(safe).some(({ source, asked }) => source === 'frame' && typeof asked === 'string')
  const { frameOf, close, loading, slow, asks, look } = appFrameWords
  return (
    <section className={page.section} aria-label={frameOf(app.name)}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          <bdi>{app.name}</bdi>
        </h2>
        <div className={page.acts}>
          <p className="small" role="status">
            {isAsking && asks}
          </p>
          {!isAsking && isRefused && <p className="small">{refusedWords.inFrame}</p>}
          {(isAsking || isRefused) && (
            <Button size="small" onClick={onLook}>
              {isAsking ? look : refusedWords.seeWhy}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
      <div role="status">
        {state.status === 'loading' && <p className="muted">{loading}</p>}
        {state.status === 'slow' && <Notice kind="info">{slow}</Notice>}
      </div>
      {state.status === 'over' ? (
        <Over app={app} end={state.end} onOpen={onOpen} />
      ) : (
        <iframe
          ref={frame}
          className={styles.frame}
          title={frameOf(app.name)}
          sandbox={sandboxOf(app)}
          referrerPolicy="no-referrer"
          allow=""
        />
      )}
    </section>
  )
}
