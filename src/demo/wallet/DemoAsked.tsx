import { size } from 'viem'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Facts } from '../../ui/Facts.tsx'
import { demoWords } from '../../words/en/demo.ts'
import styles from '../DemoLayer.module.css'
import type { DemoRequest } from './createDemoWallet.ts'
import { describeCall } from './describeCall.ts'

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

function Transaction({ person, to, value, data }: DemoRequest & { kind: 'transaction' }) {
  const { demoWallet } = demoWords
  const what = data === '0x' ? demoWallet.plainTransfer : to && <Calls calls={[describeCall(to, data, value)]} />
  return (
    <Facts
      rows={[
        [demoWallet.from, <Address key="f" address={person.account.address} />],
        ...(to ? [[demoWallet.to, <Address key="t" address={to} />] as const] : []),
        [demoWallet.value, formatAmount(value, 'ETH')],
        [demoWallet.does, what ?? demoWallet.creates(size(data))],
      ]}
    />
  )
}

function Typed({ data }: DemoRequest & { kind: 'typedData' }) {
  const { demoWallet } = demoWords
  const { name, verifyingContract } = data.domain
  return (
    <>
      <Facts
        rows={[
          ...(name ? [[demoWallet.signedFor, String(name)] as const] : []),
          ...(verifyingContract
            ? [[demoWallet.contract, <code key="c" className="mono">{`${verifyingContract}`}</code>] as const]
            : []),
          [demoWallet.kind, data.primaryType],
        ]}
      />
      <pre className={`mono ${styles.typed}`}>{JSON.stringify(data.message, null, 2)}</pre>
    </>
  )
}

/** A request to the demo wallet, decoded as far as possible. */
export function DemoAsked({ request }: { request: DemoRequest }) {
  const { demoWallet } = demoWords
  switch (request.kind) {
    case 'accounts':
      return <p className="muted">{demoWallet.sharing}</p>
    case 'message':
      return <code className={`mono ${styles.typed}`}>{request.message}</code>
    case 'transaction':
      return <Transaction {...request} />
    case 'typedData':
      return <Typed {...request} />
    case 'asset':
      return (
        <>
          <Facts
            rows={[
              [demoWallet.kind, demoWallet.asset(request.type, request.name)],
              [demoWallet.contract, <Address key="c" address={request.contract} isFull />],
            ]}
          />
          <p className="muted">{demoWallet.noList}</p>
        </>
      )
  }
}
