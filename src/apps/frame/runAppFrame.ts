import type { RefusalKind } from '../../safe/requests/refusals.ts'
import { createFrameHost, type FrameEnd } from './createFrameHost.ts'
import type { AppAddress } from './readAppAddress.ts'

/** The status of an app in the frame; once it is `over`, no messages are handled or sent. */
export type FrameState =
  | { status: 'loading' | 'slow' | 'open' }
  | { status: 'over'; end: FrameEnd | { why: 'silent' | 'own' } }

/** Milliseconds until an app counts as slow, and until as no app at all. */
const SLOW = 15_000
const SILENT = 30_000
/** Milliseconds by which a page's first message may precede its load event. */
const BEFORE_LOAD = 10_000

type Options = {
  frame: HTMLIFrameElement
  app: AppAddress
  answer: (method: string, params: unknown) => Promise<unknown>
  onRefused: (method: string, why: RefusalKind) => void
  onState: (state: FrameState) => void
}

/** The URL of a page that shares our origin, so that each could script the other; undefined for another origin. */
const reachableUrl = ({ contentDocument }: HTMLIFrameElement): string | undefined => contentDocument?.URL

/**
 * Opens an app in a frame and answers it. Each page that the frame loads has to send a request in time, since its URL
 * can't be read from outside.
 * @returns stops it
 */
export function runAppFrame({ frame, app, answer, onRefused, onState }: Options): () => void {
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame is not in the page.')
  let timers: ReturnType<typeof setTimeout>[] = []
  let spokenAt = Number.NEGATIVE_INFINITY
  let loads = 0

  const stopWaiting = () => timers.forEach(clearTimeout)
  const stop = () => {
    stopWaiting()
    frame.removeEventListener('load', onLoad)
    stopHost()
  }
  const end = (end: (FrameState & { status: 'over' })['end']) => {
    stop()
    onState({ status: 'over', end })
  }
  const wait = () => {
    stopWaiting()
    onState({ status: 'loading' })
    timers = [setTimeout(() => onState({ status: 'slow' }), SLOW), setTimeout(() => end({ why: 'silent' }), SILENT)]
  }
  const onSpoken = () => {
    spokenAt = Date.now()
    stopWaiting()
    onState({ status: 'open' })
  }
  const onLoad = () => {
    const url = reachableUrl(frame)
    // some browsers fire `load` for the empty page before the app
    if (url === 'about:blank') return
    if (url !== undefined) end({ why: 'own' })
    else if (++loads > 1 && Date.now() - spokenAt > BEFORE_LOAD) wait()
  }

  const stopHost = createFrameHost({
    target: window,
    app: contentWindow,
    origin: app.origin,
    answer,
    onRefused,
    onSpoken,
    onEnd: end,
  })
  frame.addEventListener('load', onLoad)
  wait()
  frame.src = app.url
  return stop
}
