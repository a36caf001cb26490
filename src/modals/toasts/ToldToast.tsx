import { type ReactNode, useCallback } from 'react'
import { shortAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { preparePath, safePath, wrapPath } from '../../lib/routes.ts'
import { getWallets } from '../../state/connection/wallets.ts'
import { openDialog } from '../../state/dialogs.ts'
import { chainById } from '../../state/settings/configuredChains.ts'
import type { Toast as Told } from '../../state/toasts/toasts.ts'
import { outcomeOf } from '../../state/transactions/outcomeOf.ts'
import type { Transaction } from '../../state/transactions/transactionLog.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { inOnePiece } from '../../ui/inOnePiece.ts'
import { Toast } from '../../ui/Toast.tsx'
import { formatLocale } from '../../words/defineMessages.ts'
import { words } from '../../words/en/appShell.ts'
import { toastWords } from '../../words/en/toasts.ts'
import { transactionWords } from '../../words/en/transactions.ts'

/** A toast's text and icon. */
type ToastCopy = { title: string; say: string; look: 'ok' | 'danger' | 'plain'; icon: IconName }

function transactionCopy(transaction: Transaction, { name }: Chain): ToastCopy {
  const { kind, status, block } = transaction
  const safe = inOnePiece(shortAddress(transaction.safe))
  if (status === 'confirmed' && block) {
    const say = toastWords.inBlock(new Intl.NumberFormat(formatLocale()).format(block.number), name)
    return { title: toastWords.done[kind](safe), say, look: 'ok', icon: 'check' }
  }
  const end = outcomeOf(transaction)
  const shared = { title: transactionWords.kinds[kind](safe), say: toastWords.ended[end] }
  if (end === 'failed' || end === 'failedInSafe') return { ...shared, look: 'danger', icon: 'warning' }
  return { ...shared, look: 'plain', icon: end === 'unknown' ? 'question' : 'info' }
}

/** The toast's link: after a confirmed wrap to sealing, otherwise to the transaction's page. */
function ToTransaction({ transaction, chain, onClick }: { transaction: Transaction; chain: Chain; onClick(): void }) {
  const { kind, safe, status } = transaction
  const ref = { prefix: chain.prefix, address: safe }
  if (kind === 'deploy')
    return (
      <ButtonLink look="quiet" size="small" href={`#${preparePath(chain.prefix)}`} onClick={onClick}>
        {toastWords.view}
      </ButtonLink>
    )
  const isWrapping = kind === 'wrap' || (kind === 'seal' && status !== 'confirmed')
  return (
    <ButtonLink look="quiet" size="small" href={`#${isWrapping ? wrapPath(ref) : safePath(ref)}`} onClick={onClick}>
      {kind === 'wrap' && status === 'confirmed' ? toastWords.sealIt : toastWords.view}
    </ButtonLink>
  )
}

function ToDialog({ name, children, onClick }: { name: 'connect' | 'network'; children: ReactNode; onClick(): void }) {
  const open = () => {
    onClick()
    openDialog(name)
  }
  return (
    <Button look="quiet" size="small" onClick={open}>
      {children}
    </Button>
  )
}

const nameOf = (walletId: string): string => getWallets().find(({ id }) => id === walletId)?.name ?? walletId

type Props = { toast: Told; isHeld: boolean; onDismiss: (id: string) => void }

/** A toast for one event, in the current language. */
export function ToldToast({ toast, isHeld, onDismiss }: Props) {
  const dismiss = useCallback(() => onDismiss(toast.id), [onDismiss, toast.id])
  // a warning about data that will be lost stays until it is dismissed
  const isStaying = isHeld || toast.kind === 'unkept'
  const draw = (copy: ToastCopy, act?: ReactNode) => (
    <Toast
      {...copy}
      id={toast.id}
      act={act}
      dismissLabel={toastWords.dismiss(copy.title)}
      isHeld={isStaying}
      onDismiss={dismiss}
    />
  )
  switch (toast.kind) {
    case 'transaction': {
      const { transaction } = toast
      const chain = chainById(transaction.chainId)
      if (!chain) return null
      const act = <ToTransaction transaction={transaction} chain={chain} onClick={dismiss} />
      return draw(transactionCopy(transaction, chain), act)
    }
    case 'left': {
      const copy = toastWords.left[toast.reason](nameOf(toast.walletId))
      const act = (
        <ToDialog name="connect" onClick={dismiss}>
          {words.connection.connect}
        </ToDialog>
      )
      return draw({ ...copy, look: 'plain', icon: toast.reason === 'locked' ? 'lock' : 'info' }, act)
    }
    case 'unkept':
      return draw({ ...toastWords.unkept, look: 'plain', icon: 'info' })
    case 'network': {
      const chain = chainById(toast.chainId)
      const wallet = nameOf(toast.walletId)
      if (chain) return draw({ ...toastWords.moved(wallet, chain.name), look: 'plain', icon: 'info' })
      const act = (
        <ToDialog name="network" onClick={dismiss}>
          {toastWords.networks}
        </ToDialog>
      )
      return draw({ ...toastWords.astray(wallet), look: 'danger', icon: 'warning' }, act)
    }
  }
}
