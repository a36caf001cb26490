import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { disconnect } from '../state/connection/connection.ts'
import { type DemoPerson, demoChoice, demoStatus } from '../state/settings/demo.ts'
import { alongside } from '../state/settings/language.ts'
import { Button } from '../ui/Button.tsx'
import { languageTag } from '../words/defineMessages.ts'
import { demoWords } from '../words/en/demo.ts'
import { loadSafeWords } from '../words/safeWords.ts'
import { DemoChainHeldElsewhere } from './chain/demoChainErrors.ts'
import type { Notice } from './chain/isToTab.ts'
import styles from './DemoLayer.module.css'
import { forgetDemoTransactions, type RunningDemo, runDemo } from './runDemo.ts'
import type { DemoRequest } from './wallet/createDemoWallet.ts'
import { DemoSheet, type Question } from './wallet/DemoSheet.tsx'
import { PersonSelect } from './wallet/PersonSelect.tsx'

const noNotices = createStore<readonly Notice[]>(() => [])
const TEN_MINUTES = 600
/** Milliseconds for which the banner confirms an act. */
const MESSAGE_SHOWN_FOR = 8_000

/** Leaves the demo, in storage too, and reloads: a wallet that has announced itself can't be withdrawn otherwise. */
function leave(): void {
  disconnect()
  forgetDemoTransactions()
  demoChoice.remove()
  navigate('/')
  location.reload()
}

/** Switches the demo wallet to another of the demo people, in every tab, now and on the next visit. */
const become = (person: DemoPerson) => void demoChoice.write({ person })

/** @param demo undefined while it starts: the layout is complete, so that nothing moves once it runs */
function Banner({ demo }: { demo: RunningDemo | undefined }) {
  const { demo: copy } = demoWords
  const choice = useSyncExternalStore(demoChoice.subscribe, demoChoice.read)
  const notices = useStore(demo?.notices ?? noNotices)
  const [message, setMessage] = useState<string>()
  // a newer notice replaces an older one
  useEffect(() => demo?.notices.subscribe(() => setMessage(undefined)), [demo])
  // clears the confirmation after a while
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [message])
  const act = (done: string, doing: Promise<void>) =>
    void doing.then(
      () => setMessage(done),
      () => setMessage(copy.noAnswer),
    )
  return (
    <>
      <p>{demo ? copy.banner : copy.starting}</p>
      <PersonSelect label={copy.youAre} person={choice?.person ?? 'ada'} onPerson={become} />
      <a href="#/demo">{copy.sampleSafes}</a>
      <Button
        look="quiet"
        size="small"
        aria-disabled={!demo}
        onClick={() => demo && act(copy.timePassed, demo.letTimePass(TEN_MINUTES))}
      >
        {copy.letTimePass}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-disabled={!demo}
        onClick={() => demo && act(copy.startedOver, demo.startOver())}
      >
        {copy.startOver}
      </Button>
      <Button look="quiet" size="small" onClick={leave}>
        {copy.leave}
      </Button>
      <p role="status">{message ?? notices.map((notice) => copy.notices[notice]).join(' ')}</p>
    </>
  )
}

/** The demo while it is on: its chain, its wallet with its sheet, and a banner that says so. */
export default function DemoLayer() {
  const { demo: copy } = demoWords
  const state = useStore(demoStatus)
  const [demo, setDemo] = useState<RunningDemo>()
  const [questions, setQuestions] = useState<readonly Question[]>([])

  useEffect(() => {
    const ask = (request: DemoRequest) =>
      new Promise<boolean>((resolve) => {
        const question: Question = {
          id: ++asked,
          request,
          answer(isConfirmed, person) {
            setQuestions((others) => others.filter((other) => other !== question))
            if (isConfirmed && person) become(person)
            resolve(isConfirmed)
          },
        }
        setQuestions((others) => [...others, question])
      })
    let isLeft = false
    let asked = 0
    demoStatus.setState({ status: 'starting' }, true)
    const started = runDemo(ask)
    started.then(
      (running) => !isLeft && setDemo(running),
      (error: unknown) => {
        const reason = error instanceof DemoChainHeldElsewhere ? 'held' : 'broken'
        if (!isLeft) demoStatus.setState({ status: 'failed', reason, details: String(error) }, true)
      },
    )
    return () => {
      isLeft = true
      started.then(
        (running) => running.stop(),
        () => undefined,
      )
    }
  }, [])

  // loads the words of the demo's pages, again whenever the language changes
  useEffect(() => {
    const load = (tag: string) => loadSafeWords(tag)
    void load(languageTag())
    alongside.add(load)
    return () => void alongside.delete(load)
  }, [])

  return (
    <aside className={styles.banner} aria-label={copy.title}>
      {state.status === 'failed' ? (
        <>
          <p role="alert">{copy.failed[state.reason]}</p>
          <Button look="quiet" size="small" onClick={() => location.reload()}>
            {copy.reload}
          </Button>
          <Button look="quiet" size="small" onClick={leave}>
            {copy.leave}
          </Button>
        </>
      ) : (
        <Banner demo={demo} />
      )}
      <DemoSheet question={questions[0]} />
    </aside>
  )
}
