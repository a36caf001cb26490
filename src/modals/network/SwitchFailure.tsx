import type { Chain } from '../../lib/chains.ts'
import type { AppError } from '../../lib/errors.ts'
import { useTransport } from '../../state/connection/useTransport.ts'
import { ErrorDetails } from '../../ui/ErrorDetails.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { accountWords } from '../../words/en/account.ts'

/** Why the wallet didn't switch to the requested chain, and the wallet's own message. */
export function SwitchFailure({ chain, error }: { chain: Chain; error: AppError }) {
  const isInSafe = useTransport() === 'safe'
  const { failed, failedOtherwise, failedInSafe } = accountWords.network
  const said = failed[error.name]
  // the wallet's own message where ours doesn't cover it
  const saysMore = error.details !== undefined && (!said || error.name === 'AddChain')
  return (
    <Notice kind="attention">
      {isInSafe ? failedInSafe(chain.name) : (said ?? failedOtherwise)}
      {saysMore && !isInSafe && <ErrorDetails error={error} />}
    </Notice>
  )
}
