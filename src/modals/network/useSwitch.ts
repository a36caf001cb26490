import { useState } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { seekChain } from '../../state/toasts/seekChain.ts'

/**
 * Asks the wallet to switch chains, and reports the state of the request.
 * @param onDone called once the wallet is on that chain
 */
export function useSwitch(onDone: () => void) {
  const [asked, setAsked] = useState<Chain>()
  const [failure, setFailure] = useState<{ chain: Chain; error: AppError }>()

  /** @param isMissing whether the wallet is known to lack the chain: it is added first */
  const ask = async (chain: Chain, isMissing = false): Promise<void> => {
    setAsked(chain)
    setFailure(undefined)
    try {
      await seekChain(chain, isMissing)
      onDone()
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.name !== 'Superseded') setFailure({ chain, error })
    } finally {
      setAsked((latest) => (latest === chain ? undefined : latest))
    }
  }

  return { asked, failure, ask }
}

export type Switch = ReturnType<typeof useSwitch>
