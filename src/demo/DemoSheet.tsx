import { Address } from '../ui/Address.tsx'
import { formatAmount } from '../ui/amount.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Facts } from '../ui/Facts.tsx'
import page from '../ui/Page.module.css'
import { demoWords } from '../words/enDemo.ts'
import styles from './DemoLayer.module.css'
import type { DemoRequest } from './demoWallet.ts'
import { describeCall } from './describeTransaction.ts'

/** What the wallet was asked, and where its person's answer goes. */
export type Question = { request: DemoRequest; answer: (isConfirmed: boolean) => void }

function Calls({ calls }: { calls: readonly ReturnType<typeof describeCall>[] }) {
  return (
    <ul className={styles.calls}>
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one transaction never move
        <li key={index}>
          <code className="mono">{call.text}</code>
          <br />
          <span className="caption muted">
            {demoWords.demoWallet.to} {call.to}
          </span>
          {call.inner.length > 0 && <Calls calls={call.inner} />}
        </li>
      ))}
    </ul>
  )
}

function Asked({ request }: { request: DemoRequest }) {
  const { demoWallet } = demoWords
  if (request.kind === 'message') return <code className="mono">{request.message}</code>
  const { person, to, value, data } = request
  const what = data === '0x' ? demoWallet.plainTransfer : <Calls calls={[describeCall(to, data, value)]} />
  return (
    <Facts
      rows={[
        [demoWallet.from, <Address key="f" address={person.account.address} />],
        [demoWallet.to, <Address key="t" address={to} />],
        [demoWallet.value, formatAmount(value, 'ETH')],
        [demoWallet.does, what],
      ]}
    />
  )
}

/** The demo wallet's own sheet: what is asked, decoded, and two answers. Closing it is a no. */
export function DemoSheet({ question }: { question: Question | undefined }) {
  const { demoWallet } = demoWords
  const request = question?.request
  return (
    <Dialog isOpen={question !== undefined} onClose={() => question?.answer(false)} labelledBy="demo-sheet">
      <div className={styles.sheet}>
        <p className="caption muted">{request && demoWallet.title(request.person.name)}</p>
        <h2 id="demo-sheet">{request?.kind === 'message' ? demoWallet.signMessage : demoWallet.sign}</h2>
        {request && <Asked request={request} />}
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
