import { Fragment } from 'react'
import { type Address as AddressValue, shortAddress } from '../lib/address.ts'
import styles from './Address.module.css'

/**
 * An address in groups of four, its ends in full colour. Groups are spaced by margin, not by spaces,
 * so that a copy of it contains none.
 */
export function Address({ address, isFull }: { address: AddressValue; isFull?: boolean }) {
  if (!isFull) {
    return (
      <span className={styles.address} title={address}>
        {shortAddress(address)}
      </span>
    )
  }
  const groups = address.slice(2).match(/.{4}/g) ?? []
  return (
    <span className={styles.address}>
      {groups.map((group, index) => {
        const isEnd = index === 0 || index === groups.length - 1
        const text = index === 0 ? `0x${group}` : group
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never reorder
          <Fragment key={index}>
            {isEnd ? <b>{text}</b> : <span>{text}</span>}
            <wbr />
          </Fragment>
        )
      })}
    </span>
  )
}
