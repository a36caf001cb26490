import type { Chain } from '../chains.ts'
import type { AppError } from '../errors.ts'
import { activeConnector } from '../state/connection.ts'
import { Notice } from '../ui/Notice.tsx'
import { words } from '../words/en.ts'
import { accountWords } from '../words/enAccount.ts'
import shared from './WalletScreen.module.css'

/** Why the wallet isn't on the chain that it was asked for, and what the wallet itself said about it. */
export function SwitchFailure({ chain, error }: { chain: Chain; error: AppError }) {
  const isInSafe = activeConnector()?.type === 'safe'
  const { failed, failedOtherwise, failedInSafe } = accountWords.network
  const said = failed[error.name]
  // words of the wallet's own where ours don't say it all
  const details = !said || error.name === 'AddChain' ? error.details : undefined
  return (
    <Notice kind="attention">
      {isInSafe ? failedInSafe(chain.name) : (said ?? failedOtherwise)}
      {details && !isInSafe && (
        <details className={shared.details}>
          <summary>{words.details}</summary>
          <code>{details}</code>
        </details>
      )}
    </Notice>
  )
}
