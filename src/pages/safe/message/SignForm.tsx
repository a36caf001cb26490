import { type ReactNode, useState } from 'react'
import type { Hex } from 'viem'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import type { useSafeSignature } from '../../../state/messages/useSafeSignature.ts'
import { useAccountKind } from '../../../state/queries/useAccountKind.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { CheckBox } from '../../../ui/fields/CheckBox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { signingWords } from '../../../words/en/signing.ts'
import styles from './Message.module.css'
import { SignatureProgress } from './SignatureProgress.tsx'

type Props = {
  chain: Chain
  safe: Address
  account: Address
  wrap: WrapState
  signature: ReturnType<typeof useSafeSignature>
  /** The hash to sign; undefined while there is nothing to sign. */
  hash: Hex | undefined
  /** Whether it is harmful or unreadable, so that the user has to confirm. */
  needsYes: boolean
  act: string
  /** A button beside the main one, hidden while signing. */
  beside?: ReactNode
  /** What is signed, in readable form. */
  children: ReactNode
}

/** Asks the driver's wallet to sign as the wrapped Safe: what the wallet will show, and the progress. */
export function SignForm({ chain, safe, account, wrap, signature, hash, needsYes, act, beside, children }: Props) {
  const { state, isBusy, sign, reset } = signature
  // the agreement is for that hash only
  const [agreed, setAgreed] = useState<Hex>()
  const [tooEarly, setTooEarly] = useState<Hex>()
  const driver = known(useAccountKind(chain.id, account).fact)
  const isReady = hash !== undefined && (!needsYes || agreed === hash)
  const { tokenId, epoch } = wrap
  const go = () => {
    setTooEarly(isReady ? undefined : hash)
    if (isReady && !isBusy) sign({ hash, account, place: { chainId: chain.id, safe, tokenId, epoch } })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      noValidate
    >
      {children}
      {hash && (
        <>
          <Facts
            rows={[
              [
                signingWords.hash,
                <code key="h" className={styles.bytes}>
                  {hash}
                </code>,
              ],
            ]}
          />
          <p className="small muted">{signingWords.walletShows}</p>
        </>
      )}
      {driver?.kind === 'safe' && <Notice kind="info">{signingWords.bySafe(driver.threshold)}</Notice>}
      {needsYes && (
        <CheckBox
          isChecked={agreed === hash}
          onChange={(isChecked) => {
            setAgreed(isChecked ? hash : undefined)
            setTooEarly(undefined)
          }}
        >
          {signingWords.understand}
        </CheckBox>
      )}
      <SignatureProgress state={state} chain={chain} onAgain={go} />
      <div className={page.acts}>
        {isBusy ? (
          // with its own key: if the submit button turned into it, the click that stops would submit again
          <Button key="stop" onClick={reset}>
            {signingWords.stop}
          </Button>
        ) : (
          <>
            <Button key="act" look="primary" type="submit" aria-disabled={!isReady}>
              {act}
            </Button>
            {beside}
          </>
        )}
        {hash !== undefined && tooEarly === hash && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </form>
  )
}
