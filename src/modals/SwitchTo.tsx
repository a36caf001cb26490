import { useState } from 'react'
import type { Chain } from '../chains.ts'
import { type AppError, toAppError } from '../errors.ts'
import { activeConnector } from '../state/connection.ts'
import { seekChain } from '../state/toasts/seekChain.ts'
import { Button } from '../ui/Button.tsx'
import { accountWords } from '../words/enAccount.ts'
import { SwitchFailure } from './SwitchFailure.tsx'

/** Asks the wallet for a chain that an act needs, and says so when it doesn't go there. */
export function SwitchTo({ chain, label, onDone }: { chain: Chain; label: string; onDone: () => void }) {
  const [error, setError] = useState<AppError>()
  const ask = () => {
    setError(undefined)
    seekChain(chain).then(onDone, (thrown) => setError(toAppError(thrown)))
  }
  // there is no switching a Safe, so nothing is offered that can't be done
  if (activeConnector()?.type === 'safe')
    return <p className="small">{accountWords.network.failedInSafe(chain.name)}</p>
  return (
    <>
      <Button look="primary" onClick={ask}>
        {label}
      </Button>
      {error && error.name !== 'Superseded' && <SwitchFailure chain={chain} error={error} />}
    </>
  )
}
