import type { ReactNode } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { Change, HistoryEntry } from '../../../safe/history/eventsIn.ts'
import { genuineSingleton } from '../../../safe/read/genuineSafes.ts'
import { useBlockTime } from '../../../state/queries/useBlockTime.ts'
import { Address } from '../../../ui/Address.tsx'
import { grouped } from '../../../ui/amount.ts'
import { TransactionLink } from '../../../ui/TransactionLink.tsx'
import { historyWords } from '../../../words/en/history.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { Addresses } from '../../parts/Addresses.tsx'
import styles from './History.module.css'

const blockText = (block: number): string => grouped(block.toString())

/** An address; our own contracts and Safe's singletons by name. */
function Who({ address }: { address: AddressValue }) {
  const isOurs = [wrappedSafeAddress, wrappedSafeHandlerAddress].some((one) => isSameAddress(one, address))
  if (isOurs) return <span>{historyWords.ours}</span>
  const safe = genuineSingleton(address)
  if (safe) return <bdi>{`Safe${safe.isL2 ? 'L2' : ''} ${safe.version}`}</bdi>
  return <Address address={address} isFull />
}

function Owners({ owners, threshold }: { owners: readonly AddressValue[]; threshold: number }) {
  return (
    <>
      <p className="small">{wrapWords.wrap.ownersOf(threshold, owners.length)}</p>
      <Addresses addresses={owners} />
    </>
  )
}

function ChangeView({ change }: { change: Change }): ReactNode {
  const { changes } = historyWords
  switch (change.kind) {
    case 'created':
      return (
        <>
          <b>{changes.created}</b>
          <Owners owners={change.owners} threshold={change.threshold} />
          {change.ran && (
            <>
              <p className="small">{changes.ran}</p>
              <Address address={change.ran} isFull />
            </>
          )}
        </>
      )
    case 'unwrapped':
      return (
        <>
          <b>{changes.unwrapped}</b>
          <Owners owners={change.owners} threshold={change.threshold} />
        </>
      )
    case 'threshold':
      return <b>{changes.threshold(change.threshold)}</b>
    case 'locked':
      return <b>{changes.locked(formatMoment(change.until))}</b>
    case 'signingOn':
    case 'signingOff':
      return <b>{changes[change.kind]}</b>
    case 'guard':
    case 'moduleGuard':
    case 'handler':
      if (change.address === ZERO_ADDRESS) return <b>{changes[`${change.kind}Removed`]}</b>
  }
  return (
    <>
      <b>{changes[change.kind]}</b> <Who address={change.address} />
    </>
  )
}

function When({ chainId, block }: { chainId: number; block: number }) {
  const time = known(useBlockTime(chainId, block))
  return (
    <p className="small muted">
      {time !== undefined && (
        <>
          <time dateTime={new Date(time * 1_000).toISOString()}>{formatMoment(time)}</time>
          <br />
        </>
      )}
      {historyWords.block(blockText(block))}
    </p>
  )
}

/** A transaction with its changes and time, or the number of transactions that changed nothing. */
export function HistoryRow({ entry, chain }: { entry: HistoryEntry; chain: Chain }) {
  if (entry.kind === 'others') {
    const { count, first, last } = entry
    const blocks = historyWords.blocks(blockText(first), blockText(last))
    return (
      <li className={styles.row}>
        <p className="small muted">{first === last ? historyWords.block(blockText(first)) : blocks}</p>
        <p className="muted">{historyWords.others(count)}</p>
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <When chainId={chain.id} block={entry.block} />
      <div className={styles.changes}>
        <ul>
          {entry.changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a transaction's changes never reorder
            <li key={index}>
              <ChangeView change={change} />
            </li>
          ))}
        </ul>
        <TransactionLink hash={entry.hash} chain={chain} />
      </div>
    </li>
  )
}
