import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { isOwnHandler } from '../../safe/read/genuineSafes.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { consentWords } from '../../words/en/consent.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import styles from './Wrap.module.css'

type Row = readonly [what: string, now: ReactNode, after: ReactNode, isChanged: boolean]

const isZero = (address: AddressValue) => BigInt(address) === 0n

function rowsOf(safeState: GenuineSafe, chain: Chain): Row[] {
  const { table } = wrapWords.wrap
  const { threshold, owners } = safeState
  const address = (value: AddressValue) => (isZero(value) ? table.none : <Address address={value} />)
  const list = (addresses: readonly AddressValue[]) =>
    addresses.map((one) => (
      <div key={one}>
        <Address address={one} />
      </div>
    ))
  const modules = safeState.modules.length === 0 ? table.none : list(safeState.modules)
  const handler = isOwnHandler(safeState.fallbackHandler) ? table.handlerOwn : address(safeState.fallbackHandler)
  const isMoved = safeState.singleton.version !== '1.5.0' || !safeState.singleton.isL2
  const decides = threshold > 1 ? consentWords.ownersDecide(threshold, owners.length) : table.owner
  return [
    [table.decides, decides, table.holderDecides, true],
    [table.owners, list(owners), table.wrapper, true],
    [table.agree, wrapWords.wrap.ownersOf(threshold, owners.length), table.oneOfOne, owners.length > 1],
    [table.modules, modules, table.wrapper, true],
    [table.guard, address(safeState.guard), table.ours, true],
    [table.handler, handler, table.oursSilent, true],
    [table.version, safeState.singleton.version, '1.5.0', isMoved],
    [
      table.contents,
      <bdi key="c">{formatAmount(safeState.balance, chain.currency.symbol)}</bdi>,
      table.untouched,
      false,
    ],
    [table.address, <Address key="a" address={safeState.address} />, table.same, false],
  ]
}

/** What a wrap changes in a Safe, and what it doesn't. */
export function BeforeAfter({ safeState, chain }: { safeState: GenuineSafe; chain: Chain }) {
  const { table } = wrapWords.wrap
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{table.what}</th>
          <th scope="col">{table.now}</th>
          <th scope="col">{table.after}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(safeState, chain).map(([what, now, after, isChanged]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{now}</td>
            <td data-changed={isChanged}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
