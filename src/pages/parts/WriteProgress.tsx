import { useStore } from 'zustand'
import { RevertedError } from '../../lib/chainErrors.ts'
import type { Chain } from '../../lib/chains.ts'
import { preparePath } from '../../lib/routes.ts'
import { SwitchTo } from '../../modals/network/SwitchTo.tsx'
import type { Prepared } from '../../safe/plans/prepareWrite.ts'
import { connected, connection } from '../../state/connection/connection.ts'
import { frameKind } from '../../state/connection/hostFrame.ts'
import { getWallets } from '../../state/connection/wallets.ts'
import { openDialog } from '../../state/dialogs.ts'
import type { WriteSubject } from '../../state/transactions/onItsWay.ts'
import type { WriteStatus } from '../../state/transactions/writeStatus.ts'
import { resetWrite } from '../../state/transactions/writes.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnTab } from '../../ui/OwnTab.tsx'
import page from '../../ui/Page.module.css'
import { frontLinkFor, targetFor } from '../../wallets/walletLinks.ts'
import { accountWords } from '../../words/en/account.ts'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { TransactionState } from './TransactionState.tsx'

/** A network fee in words; an unknown one is never shown as a figure. */
export const feeCopy = (fee: Prepared['fee'], symbol: string): string =>
  fee === 'unknown' ? pageWords.write.feeUnknown : pageWords.write.feeAbout(formatAmount(fee, symbol))

function Asking({ prepared, chain }: { prepared: Prepared; chain: Chain }) {
  const { walletId, transport } = connected() ?? {}
  const name = getWallets().find(({ id }) => id === walletId)?.name ?? pageWords.write.yourWallet
  // an app on this device, or a Safe in another tab, doesn't come to the front on its own
  const isElsewhere = transport === 'walletConnect'
  const front = isElsewhere && walletId ? frontLinkFor(walletId, navigator) : undefined
  const said = pageWords.write.asking(name)
  return (
    <div className={page.column}>
      <div className={page.head} role="status">
        <h2>{said.title}</h2>
        <p className="muted">{said.say}</p>
      </div>
      {front && (
        <div className={page.acts}>
          <ButtonLink look="primary" href={front} target={targetFor(front, navigator)} rel="noopener noreferrer">
            {phoneWords.open(name)} <Icon name="external" size={16} />
          </ButtonLink>
        </div>
      )}
      <Facts
        rows={[
          [pageWords.write.to, <Address key="to" address={prepared.call.to} isFull />],
          ...(prepared.call.data === '0x'
            ? []
            : [
                [
                  pageWords.write.functionName,
                  <code key="f" className="mono">
                    {prepared.functionName}
                  </code>,
                ] as const,
              ]),
          [pageWords.write.value, formatAmount(prepared.call.value, chain.currency.symbol)],
          [pageWords.write.fee, feeCopy(prepared.fee, chain.currency.symbol)],
        ]}
      />
    </div>
  )
}

/** Why nothing was sent, with the button that resolves it. */
export function Refusal({
  error,
  chain,
  onAgain,
}: {
  error: Parameters<typeof errorCopy>[0]
  chain: Chain
  onAgain: () => void
}) {
  const said = errorCopy(error)
  const isOnlyNo = error.name === 'UserRejected'
  const reason = error instanceof RevertedError ? error.reason : undefined
  const isSeal = reason === 'NotTopLevel'
  const isUnprepared = reason === 'SafeL2Missing' || reason === 'FactoryMissing'
  // inside a Safe no EOA can connect, and inside a stranger's page nothing can be signed
  const needsTab = error.name === 'ForeignFrame' || (isSeal && frameKind() !== 'top')
  return (
    <div className={page.section} role="alert">
      <Notice kind={isOnlyNo ? 'info' : 'attention'} title={said.title}>
        {said.say}
      </Notice>
      <div className={page.acts}>
        {(error.name === 'WrongChain' || error.name === 'ChainNotFound') && (
          <SwitchTo chain={chain} label={pageWords.write.switchTo(chain.name)} onDone={onAgain} />
        )}
        {error.name === 'ConnectorNotFound' && (
          <Button look="primary" onClick={() => openDialog('connect')}>
            {words.connection.connect}
          </Button>
        )}
        {error.name === 'SafeNotHere' && (
          <Button look="primary" onClick={() => openDialog('network')}>
            {accountWords.network.title}
          </Button>
        )}
        {error.name === 'NotSignedIn' && (
          <Button look="primary" onClick={() => openDialog('signIn')}>
            {words.connection.signIn}
          </Button>
        )}
        {isUnprepared && (
          <ButtonLink look="primary" href={`#${preparePath(chain.prefix)}`}>
            {prepareWords.title(chain.name)}
          </ButtonLink>
        )}
        {needsTab && <OwnTab look="primary" />}
        {/* after a rejection the act's own button asks again */}
        {!isOnlyNo && <Button onClick={onAgain}>{words.tryAgain}</Button>}
      </div>
    </div>
  )
}

type Props = {
  subject: WriteSubject
  status: WriteStatus
  chain: Chain
  onAgain: () => void
}

/** The progress of a write, from the click to the block, the same for every act. Renders nothing for `idle`. */
export function WriteProgress({ subject, status, chain, onAgain }: Props) {
  useStore(connection)
  const { write } = pageWords
  const again = () => {
    resetWrite(subject, 'transaction' in status ? status.transaction : undefined)
    onAgain()
  }
  switch (status.status) {
    case 'idle':
      return null
    case 'preparing':
      return (
        <p className="muted" role="status">
          {write.preparing.title} {write.preparing.say}
        </p>
      )
    case 'asking':
      return <Asking prepared={status.prepared} chain={chain} />
    case 'refused':
      return <Refusal error={status.error} chain={chain} onAgain={again} />
    default:
      return <TransactionState transaction={status.transaction} chain={chain} onAgain={again} />
  }
}
