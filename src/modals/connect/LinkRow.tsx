import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { targetFor } from '../../wallets/walletLinks.ts'
import styles from './WalletScreen.module.css'

type Said = { title: string; say: string; icon: IconName; isMain?: boolean }

function Words({ title, say, icon }: Said) {
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

const classOf = ({ isMain }: Said): string => `${styles.route} ${isMain ? styles.mainRoute : ''}`

/** A way in that leads elsewhere, a page in a tab of its own; without an address it isn't ready yet. */
export function LinkRow({ said, ...rest }: { said: Said } & ComponentProps<'a'>) {
  const isReady = rest.href !== undefined
  return (
    <a
      {...rest}
      {...(!isReady && { role: 'link', 'aria-disabled': true })}
      className={classOf(said)}
      target={isReady ? targetFor(rest.href ?? '', navigator) : undefined}
      rel="noopener noreferrer"
    >
      <Words {...said} />
    </a>
  )
}

/** A way in that goes on here. */
export function ButtonRow({ said, ...rest }: { said: Said } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf(said)}>
      <Words {...said} />
    </button>
  )
}
