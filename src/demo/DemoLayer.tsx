import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-hash-location'
import { setDemoChain } from '../state/chains.ts'
import { disconnect } from '../state/connection.ts'
import { demoState } from '../state/demoState.ts'
import { Address } from '../ui/Address.tsx'
import { formatAmount } from '../ui/amount.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Facts } from '../ui/Facts.tsx'
import page from '../ui/Page.module.css'
import { pageWords } from '../words/enPages.ts'
import styles from './DemoLayer.module.css'
import { createDemoChain } from './demoChain.ts'
import { announceDemoWallet, createDemoWallet, type DemoRequest } from './demoWallet.ts'
import { describeCall } from './describeTransaction.ts'
import { people } from './people.ts'

type Question = { request: DemoRequest; answer: (isConfirmed: boolean) => void }

type Described = ReturnType<typeof describeCall>

function Calls({ calls }: { calls: readonly Described[] }) {
  return (
    <ul className={styles.calls}>
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one transaction never move
        <li key={index}>
          <code className="mono">{call.text}</code>
          <br />
          <span className="caption muted">
            {pageWords.demoWallet.to} {call.to}
          </span>
          {call.inner.length > 0 && <Calls calls={call.inner} />}
        </li>
      ))}
    </ul>
  )
}

function Asked({ request }: { request: DemoRequest }) {
  const { demoWallet } = pageWords
  if (request.kind === 'connect') return <Address address={request.account} isFull />
  if (request.kind === 'message') return <code className="mono">{request.message}</code>
  const { to, value, data } = request
  const what = data === '0x' ? demoWallet.plainTransfer : <Calls calls={[describeCall(to, data, value)]} />
  return (
    <Facts
      rows={[
        [demoWallet.from, <Address key="f" address={request.from} />],
        [demoWallet.to, <Address key="t" address={to} />],
        [demoWallet.value, formatAmount(value, 'ETH')],
        [demoWallet.does, what],
      ]}
    />
  )
}

/** The wallet's own sheet: what is asked, decoded, and two answers. Closing it is a no. */
function Sheet({ question }: { question: Question | undefined }) {
  const { demoWallet } = pageWords
  const titles = { connect: demoWallet.connect, transaction: demoWallet.sign, message: demoWallet.signMessage }
  return (
    <Dialog isOpen={question !== undefined} onClose={() => question?.answer(false)} labelledBy="demo-sheet">
      <div className={styles.sheet}>
        <p className="caption muted">{demoWallet.title(people.ada.name)}</p>
        <h2 id="demo-sheet">{question && titles[question.request.kind]}</h2>
        {question && <Asked request={question.request} />}
        <div className={page.acts}>
          <Button look="primary" onClick={() => question?.answer(true)}>
            {demoWallet.confirm}
          </Button>
          <Button onClick={() => question?.answer(false)}>{demoWallet.reject}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The demo while it is on: its chain, its wallet, and a banner that says so. */
export default function DemoLayer({ rpcUrl }: { rpcUrl: string }) {
  const [questions, setQuestions] = useState<readonly Question[]>([])

  useEffect(() => {
    const ask = (request: DemoRequest) =>
      new Promise<boolean>((resolve) => {
        const question: Question = {
          request,
          answer: (isConfirmed) => {
            setQuestions((others) => others.filter((other) => other !== question))
            resolve(isConfirmed)
          },
        }
        setQuestions((others) => [...others, question])
      })
    setDemoChain(createDemoChain(rpcUrl))
    const stop = announceDemoWallet(createDemoWallet({ rpcUrl, account: people.ada.account, ask }))
    return () => {
      stop()
      setDemoChain(undefined)
    }
  }, [rpcUrl])

  const leave = () => {
    disconnect()
    demoState.remove()
    navigate('/')
    location.reload() // the wallet has announced itself: only a fresh page forgets it
  }

  return (
    <aside className={styles.banner} aria-label={pageWords.demo.title}>
      <p>{pageWords.demo.banner}</p>
      <Button look="quiet" size="small" onClick={leave}>
        {pageWords.demo.leave}
      </Button>
      <Sheet question={questions[0]} />
    </aside>
  )
}
