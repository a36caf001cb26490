import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { connection, disconnect } from '../../state/connection/connection.ts'
import { getWallets } from '../../state/connection/wallets.ts'
import { openDialog } from '../../state/dialogs.ts'
import { chainById } from '../../state/settings/configuredChains.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TitledDialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { accountWords } from '../../words/en/account.ts'
import { words } from '../../words/en/appShell.ts'
import { OwnName } from '../OwnName.tsx'
import { AccountVerified } from '../signIn/AccountVerified.tsx'
import RecentTransactions from '../transactions/RecentTransactions.tsx'
import styles from './AccountDialog.module.css'
import { AccountHead } from './AccountHead.tsx'
import { SwitchAccount } from './SwitchAccount.tsx'

// the parts that read the chain are loaded with the chain client; the rest of the dialog doesn't wait for them
const AccountHoldings = lazy(() => import('./AccountHoldings.tsx').catch(() => ({ default: () => null })))

/** A placeholder of the same height, so that the layout doesn't shift when the value arrives. */
function Pending() {
  const { balance, kind } = accountWords.account
  return <Facts rows={[balance, kind].map((name) => [name, <Loading key={name} />] as const)} />
}

const Loading = () => <span className="muted">{words.loading}</span>

type ActsProps = {
  address: Address
  explorer: Chain['explorer']
  /** Disconnects; undefined inside Safe, where closing the app disconnects. */
  onLeave: (() => void) | undefined
}

/** The main actions in one row: copy the address, open its history, disconnect. */
function Acts({ address, explorer, onLeave }: ActsProps) {
  const { account } = accountWords
  return (
    <div className={styles.acts}>
      <CopyButton text={address} size="small" />
      {explorer && (
        <ButtonLink
          size="small"
          href={`${explorer.url}/address/${address}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={account.explorer(explorer.name)}
        >
          <Icon name="external" size={16} /> {explorer.name}
        </ButtonLink>
      )}
      {onLeave && (
        <Button size="small" onClick={onLeave}>
          {account.disconnect}
        </Button>
      )}
    </div>
  )
}

/** The connected account, and how to disconnect (S2.5). Works on an unconfigured chain too. */
export default function AccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const state = useStore(connection)
  useEffect(() => {
    // preloads the likely next step: on a slow connection its button would seem to do nothing
    if (isOpen) import('../signIn/SignInDialog.tsx').catch(() => undefined)
  }, [isOpen])
  if (state.status !== 'connected') return null
  const chain = chainById(state.chainId)
  const wallet = getWallets().find(({ id }) => id === state.walletId)
  const isInSafe = state.transport === 'safe'
  const leave = () => {
    onClose()
    disconnect()
  }
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} id="account-title" title={accountWords.account.title}>
      <div className={styles.stack}>
        <AccountHead address={state.account} chainId={state.chainId} isOpen={isOpen} />
        <OwnName address={state.account} chainId={isInSafe ? state.chainId : undefined} />
        <Acts address={state.account} explorer={chain?.explorer} onLeave={isInSafe ? undefined : leave} />
        <Facts
          rows={[
            [accountWords.account.network, chain?.name ?? words.connection.wrongNetwork],
            [accountWords.account.wallet, wallet?.name ?? state.walletId],
          ]}
        />
        {isOpen && chain && (
          <Suspense fallback={<Pending />}>
            <AccountHoldings chain={chain} address={state.account} />
          </Suspense>
        )}
        <AccountVerified />
        {isOpen && <RecentTransactions account={state.account} count={5} isAlways />}
        {isOpen && <SwitchAccount account={state.account} />}
        {isInSafe ? (
          <p className="small muted">{accountWords.account.inSafe}</p>
        ) : (
          <Button size="wide" onClick={() => openDialog('connect')}>
            {accountWords.account.switchWallet}
          </Button>
        )}
      </div>
    </TitledDialog>
  )
}
