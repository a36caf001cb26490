import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { targetFor } from '../../wallets/walletLinks.ts'
import styles from './WalletScreen.module.css'

type RowCopy = { title: string; say: string; icon: IconName; isMain?: boolean }

function Words({ title, say, icon }: RowCopy) {
  return (
    <>
      <span className={styles.routeWords}>
        <b>{title}</b>
        <span className="small">{say}</span>
      </span>
      <Icon name={icon} />
    </>
  )
}

const classOf = ({ isMain }: RowCopy): string => `${styles.route} ${isMain ? styles.mainRoute : ''}`

/** An option that opens in its own tab; without an href it isn't ready yet. */
export function LinkRow({ copy, ...rest }: { copy: RowCopy } & ComponentProps<'a'>) {
  const isReady = rest.href !== undefined
  return (
    <a
      {...rest}
      {...(!isReady && { role: 'link', 'aria-disabled': true })}
      className={classOf(copy)}
      target={isReady ? targetFor(rest.href ?? '', navigator) : undefined}
      rel="noopener noreferrer"
    >
      <Words {...copy} />
    </a>
  )
}

/** An option that continues in this dialog. */
export function ButtonRow({ copy, ...rest }: { copy: RowCopy } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf(copy)}>
      <Words {...copy} />
    </button>
  )
}
