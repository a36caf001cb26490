import { type ReactNode, useState } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { createWrapPlan } from '../../safe/plans/createWrapPlan.ts'
import { isOwnHandler } from '../../safe/read/genuineSafes.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { usePrepared } from '../../state/transactions/usePrepared.ts'
import { useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { resetWrite, sendWrite } from '../../state/transactions/writes.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { Simulation } from '../parts/Simulation.tsx'
import { Refusal } from '../parts/WriteProgress.tsx'
import styles from './Wrap.module.css'

type Row = readonly [what: string, now: ReactNode, after: ReactNode, isChanged: boolean]

const isZero = (address: AddressValue) => BigInt(address) === 0n

function rowsOf(safe: GenuineSafe, chain: Chain): Row[] {
  const { table } = wrapWords.wrap
  const address = (value: AddressValue) => (isZero(value) ? table.none : <Address address={value} />)
  const modules = safe.modules.length === 0 ? table.none : safe.modules.map((m) => <Address key={m} address={m} />)
  const handler = isOwnHandler(safe.fallbackHandler) ? table.handlerOwn : address(safe.fallbackHandler)
  const isMoved = safe.singleton.version !== '1.5.0' || !safe.singleton.isL2
  return [
    [table.decides, table.owner, table.holderDecides, true],
    [table.owners, safe.owners.map((owner) => <Address key={owner} address={owner} />), table.wrapper, true],
    [table.agree, wrapWords.wrap.ownersOf(safe.threshold, safe.owners.length), table.oneOfOne, safe.owners.length > 1],
    [table.modules, modules, table.wrapper, true],
    [table.guard, address(safe.guard), table.ours, true],
    [table.handler, handler, table.oursSilent, true],
    [table.version, safe.singleton.version, '1.5.0', isMoved],
    [table.contents, <bdi key="c">{formatAmount(safe.balance, chain.currency.symbol)}</bdi>, table.untouched, false],
    [table.address, <Address key="a" address={safe.address} />, table.same, false],
  ]
}

type Props = {
  safe: GenuineSafe
  chain: Chain
  account: AddressValue
  holder: AddressValue
  isUnderstood: boolean
  onUnderstood: (isUnderstood: boolean) => void
  onBack: () => void
}

/** Before and after, tried out against the network, and the one transaction. */
export function ReviewStep({ safe, chain, account, holder, isUnderstood, onUnderstood, onBack }: Props) {
  const { wrap } = wrapWords
  const [isTooEarly, setTooEarly] = useState(false)
  const plan = createWrapPlan(chain.id, safe.address, account, holder)
  const { fact, again } = usePrepared(plan, [holder])
  const status = useWriteStatus(plan)
  const prepared = fact.status === 'ready' ? fact.prepared : undefined

  const send = () => {
    setTooEarly(!isUnderstood)
    if (isUnderstood && prepared) void sendWrite(plan, prepared)
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{wrap.table.what}</th>
            <th scope="col">{wrap.table.now}</th>
            <th scope="col">{wrap.table.after}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(safe, chain).map(([what, now, after, isChanged]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{now}</td>
              <td data-changed={isChanged}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Simulation fact={fact} status={status} chain={chain} onAgain={again} />
      <Notice kind="attention">{wrap.risk}</Notice>
      <Notice kind="attention">{wrap.riskNew}</Notice>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isUnderstood}
          onChange={(event) => {
            onUnderstood(event.target.checked)
            setTooEarly(false)
          }}
        />
        <span>{wrap.understand}</span>
      </label>
      {status.status === 'refused' && (
        <Refusal
          error={status.error}
          chain={chain}
          onAgain={() => {
            resetWrite(plan)
            again()
          }}
        />
      )}
      <div className={page.acts}>
        <Button look="primary" aria-disabled={!prepared || !isUnderstood} onClick={send}>
          {wrap.act}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
        {isTooEarly && (
          <p className="small" role="alert">
            {wrap.understandFirst}
          </p>
        )}
      </div>
    </>
  )
}
