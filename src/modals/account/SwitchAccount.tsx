import { useState } from 'react'
import type { Address } from '../../lib/address.ts'
import { toAppError } from '../../lib/errors.ts'
import { connected } from '../../state/connection/connection.ts'
import { switchAccount } from '../../state/connection/switchAccount.ts'
import { useTransport } from '../../state/connection/useTransport.ts'
import { Button } from '../../ui/Button.tsx'
import { accountWords } from '../../words/en/account.ts'
import styles from './AccountDialog.module.css'

/** Asks the wallet for another account, if it can be asked, and reports the outcome. */
export function SwitchAccount({ account }: { account: Address }) {
  const { account: said } = accountWords
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState<string>()
  const transport = useTransport()
  // only an injected wallet can be asked
  if (transport !== 'injected') return null

  const ask = async () => {
    setAsking(true)
    setTold(said.switching)
    try {
      await switchAccount()
      setTold(connected()?.account === account ? said.sameAccount : undefined)
    } catch (thrown) {
      setTold(said.switchFailed[toAppError(thrown).name] ?? said.switchFailedOtherwise)
    } finally {
      setAsking(false)
    }
  }

  return (
    <div>
      <Button size="wide" aria-disabled={isAsking} onClick={() => !isAsking && void ask()}>
        {said.switchAccount}
      </Button>
      <div role="status">{told && <p className={`small muted ${styles.told}`}>{told}</p>}</div>
    </div>
  )
}
