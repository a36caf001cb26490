import { useState } from 'react'
import { useStore } from 'zustand'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import type { WrapState } from '../../safe/read/readSafe.ts'
import { connection } from '../../state/connection/connection.ts'
import { watchNft } from '../../state/connection/watchNft.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorDetails } from '../../ui/ErrorDetails.tsx'
import { Facts } from '../../ui/Facts.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'

type Outcome = 'idle' | 'asking' | 'watched' | 'declined' | 'pending' | 'byHand'

const outcomes: Partial<Record<string, Outcome>> = { UserRejected: 'declined', RequestPending: 'pending' }

/**
 * Asks the holder's wallet to list the NFT (S7.2), if it can be asked: wallets look for the NFT on their own chain, and
 * refuse one that their account doesn't hold. If that fails, the data is shown, to be typed in there.
 */
export function WatchNft({ chain, wrap: { tokenId, driver, isSealed } }: { chain: Chain; wrap: WrapState }) {
  const { watch, safe: safeWords } = pageWords
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [failure, setFailure] = useState<AppError>()
  const state = useStore(connection)
  const isHolder = state.status === 'connected' && state.chainId === chain.id && isSameAddress(driver, state.account)
  // only an injected wallet can be asked
  if (!isSealed || !isHolder || state.transport !== 'injected') return null

  const ask = async () => {
    setOutcome('asking')
    setFailure(undefined)
    try {
      setOutcome((await watchNft({ contract: wrappedSafeAddress, tokenId })) ? 'watched' : 'byHand')
    } catch (thrown) {
      const error = toAppError(thrown)
      setOutcome(outcomes[error.name] ?? 'byHand')
      setFailure(error)
    }
  }

  return (
    <div className={page.section} tabIndex={-1}>
      {outcome !== 'byHand' && outcome !== 'watched' && (
        <div className={page.acts}>
          <Button aria-disabled={outcome === 'asking'} onClick={() => outcome !== 'asking' && void ask()}>
            {watch.act}
          </Button>
        </div>
      )}
      <div role="status">{outcome !== 'idle' && <p className="small muted">{watch.said[outcome]}</p>}</div>
      {outcome === 'byHand' && (
        <>
          {failure && <ErrorDetails error={failure} />}
          <Facts
            rows={[
              [watch.contract, <Address key="c" address={wrappedSafeAddress} isFull />],
              [
                safeWords.tokenId,
                <code key="t" className="mono">
                  {tokenId.toString()}
                </code>,
              ],
            ]}
          />
          <div className={page.acts}>
            <CopyButton label={watch.copyContract} text={wrappedSafeAddress} />
            <CopyButton label={watch.copyTokenId} text={tokenId.toString()} />
          </div>
        </>
      )}
    </div>
  )
}
