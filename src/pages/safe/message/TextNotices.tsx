import { type Address, isSameAddress } from '../../../lib/address.ts'
import { visible } from '../../../lib/visible.ts'
import { signInIn } from '../../../safe/messages/signInIn.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { signingWords } from '../../../words/en/signing.ts'

/** Warnings about a text before it is signed. */
export function TextNotices({ text, safe }: { text: string; safe: Address }) {
  const signIn = signInIn(text)
  return (
    <>
      {signIn &&
        (isSameAddress(signIn.account, safe) ? (
          <Notice kind="info">{signingWords.signIn(signIn.domain)}</Notice>
        ) : (
          <Notice kind="attention">{signingWords.signInOther}</Notice>
        ))}
      {visible(text) !== text && <Notice kind="attention">{signingWords.textHidden}</Notice>}
      {/^0x([0-9a-f]{2})+$/i.test(text) && <Notice kind="info">{signingWords.textHex}</Notice>}
    </>
  )
}
