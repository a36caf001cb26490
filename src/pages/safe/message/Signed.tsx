import { useEffect, useRef } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import type { SignatureState } from '../../../state/messages/useSafeSignature.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { signingWords } from '../../../words/en/signing.ts'
import { saveFile } from '../../parts/saveFile.ts'
import styles from './Message.module.css'

type Props = {
  chain: Chain
  safe: Address
  wrap: WrapState
  isLocked: boolean
  /** What was signed, as it was typed. */
  content: { text: string } | { typedData: string }
  signed: SignatureState & { status: 'signed' }
  onAnother: () => void
}

/** A signature that the Safe has accepted, to pass to the app; once void, only says so. */
export function Signed({ chain, safe, wrap, isLocked, content, signed, onAnother }: Props) {
  const { signature, hash, tokenId, epoch } = signed
  const title = useRef<HTMLHeadingElement>(null)
  // replaces the form, which had the focus
  useEffect(() => title.current?.focus(), [])
  const isVoid = isLocked || !wrap.isSigning || wrap.epoch !== epoch || wrap.tokenId !== tokenId
  const save = () => {
    const written = {
      safe: `${chain.prefix}:${safe}`,
      ...content,
      ...{ hash, tokenId: tokenId.toString(), epoch: epoch.toString(), signature },
    }
    const name = `signature-${hash.slice(2, 10)}.json`
    saveFile(new File([`${JSON.stringify(written, null, 2)}\n`], name, { type: 'application/json' }))
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {isVoid ? signingWords.title : signingWords.signed}
      </h2>
      {isVoid ? (
        <Notice kind="danger" title={signingWords.isVoid.title}>
          {signingWords.isVoid.say}
        </Notice>
      ) : (
        <Notice kind="ok">{signingWords.signedSay}</Notice>
      )}
      <Facts
        rows={[
          [
            signingWords.hash,
            <code key="h" className={styles.bytes}>
              {hash}
            </code>,
          ],
          [signingWords.epoch, epoch.toString()],
          ...(isVoid
            ? []
            : ([
                [
                  signingWords.signature,
                  <code key="s" className={styles.bytes}>
                    {signature}
                  </code>,
                ],
              ] as const)),
        ]}
      />
      {!isVoid && (
        <>
          <p className="muted">{signingWords.until}</p>
          <div className={page.acts}>
            <CopyButton text={signature} label={signingWords.copy} />
            <Button onClick={save}>{signingWords.save}</Button>
          </div>
        </>
      )}
      <div className={page.acts}>
        <Button look="quiet" onClick={onAnother}>
          {signingWords.another}
        </Button>
      </div>
    </>
  )
}
