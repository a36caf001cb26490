import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words/en/appShell.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { isFocusLost } from './isFocusLost.ts'
import { lastButtonIn } from './lastButtonIn.ts'

/** The round button in a dialog's corner. */
export function DialogCorner({
  icon,
  label,
  ...rest
}: { icon: 'close' | 'back'; label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.round} ${rest.className ?? ''}`}
    >
      <Icon name={icon} />
    </button>
  )
}

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Id of the heading that names the dialog. */
  labelledBy: string
  isWide?: boolean
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps the focus inside, restores it on close, and handles Escape.
 * It stays mounted when closed, so that opening it is cheap.
 */
export function Dialog({ isOpen, onClose, labelledBy, isWide, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) {
      dialog.showModal()
      // a list to choose from gets the focus; a text to read keeps it at its beginning
      dialog.querySelector<HTMLElement>('[data-first], [data-rows] [tabindex="0"]')?.focus()
    }
    if (!isOpen && dialog.open) {
      dialog.close()
      // the browser can't give it back to a button that is gone, as the one to connect
      const header = dialog.closest('header')
      if (header && isFocusLost()) lastButtonIn(header)?.focus()
    }
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the dialog handles
    <dialog
      ref={ref}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      aria-labelledby={labelledBy}
      onCancel={onClose}
      // the event is asynchronous: the dialog may have been opened again by then
      onClose={() => isOpen && !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {children}
    </dialog>
  )
}

/** A dialog with a title on top and one column below. */
export function TitledDialog({
  title,
  id,
  ...rest
}: Omit<Props, 'labelledBy' | 'isWide'> & { title: string; id: string }) {
  return (
    <Dialog {...rest} labelledBy={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <DialogCorner icon="close" label={words.close} onClick={rest.onClose} />
      </div>
      <div className={styles.body}>{rest.children}</div>
    </Dialog>
  )
}
