import { useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { toAppError } from '../../../lib/errors.ts'
import { nameToken } from '../../../state/queries/useHoldings.ts'
import { Button } from '../../../ui/Button.tsx'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { AddressField } from '../AddressField.tsx'
import { readAddress } from '../readAddress.ts'
import styles from './Holdings.module.css'

type Props = { chain: Chain; safe: Address; onAdded?: (address: Address) => void }

/** Adds a token by its contract, which must answer as a token. */
export function AddTokenForm({ chain, safe, onAdded }: Props) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const typed = text.trim() === '' ? undefined : readAddress(text, chain)
  const address = typed && 'value' in typed ? typed.value : undefined

  async function add(): Promise<void> {
    const read = readAddress(text, chain)
    if ('wrong' in read) return setWrong(read.wrong)
    setChecking(true)
    try {
      if (await nameToken(chain, safe, read.value)) {
        setText('')
        onAdded?.(read.value)
      } else setWrong(holdingsWords.noToken(chain.name))
    } catch (thrown) {
      setWrong(errorCopy(toAppError(thrown)).say)
    } finally {
      setChecking(false)
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isChecking) void add()
      }}
    >
      <p className="small muted">{holdingsWords.addSay}</p>
      <AddressField
        chain={chain}
        label={holdingsWords.tokenAddress}
        value={text}
        onValue={(next) => {
          setText(next)
          setWrong(undefined)
        }}
        wrong={wrong}
        readAs={address}
      />
      <div>
        <Button type="submit">{isChecking ? holdingsWords.checking : holdingsWords.addAct}</Button>
      </div>
    </form>
  )
}

/** The same form, collapsed. */
export function AddToken({ chain, safe }: Omit<Props, 'onAdded'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{holdingsWords.add}</summary>
      {isOpen && <AddTokenForm chain={chain} safe={safe} />}
    </details>
  )
}
