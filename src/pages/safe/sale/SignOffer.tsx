import { useState } from 'react'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { offerHash, type SignedOffer } from '../../../safe/sale/offer.ts'
import { offerSignings, signOffer } from '../../../state/sale/signOffer.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/fields/CheckBox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { Refusal } from '../../parts/WriteProgress.tsx'

type Props = {
  chain: Chain
  /** Undefined while something of it is missing. */
  signed: SignedOffer | undefined
  account: AddressValue
  /** All that the person must have understood before. */
  confirms: readonly string[]
  act: string
  look?: 'primary' | 'secondary'
  /** Its owners are signing it in Safe: it isn't asked for once more here. */
  isAsked?: boolean
  /** When it is asked for, also where something is still missing. */
  onTry?: () => void
}

/** Asks for a signature of an offer: it costs nothing and sends nothing. */
export function SignOffer({ chain, signed, account, confirms, act, look = 'primary', isAsked = false, onTry }: Props) {
  const said = sellingWords.offer
  const hash = signed && offerHash(signed.offer)
  const signing = useStore(offerSignings, (all) => (hash ? all[hash] : undefined))
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [isTooEarly, setTooEarly] = useState(false)
  // what was agreed to is that sentence, and no later one
  const isAgreed = confirms.every((sentence) => agreed.includes(sentence))
  const sign = () => {
    onTry?.()
    setTooEarly(!isAgreed)
    if (isAgreed && signed) void signOffer(signed, account)
  }
  if (signing?.status === 'asking')
    return (
      <p className="muted" role="status">
        {said.asking}
      </p>
    )
  if (isAsked && !signing)
    return (
      <div role="status">
        <Notice kind="info" title={sellingWords.inSafe.title}>
          {sellingWords.inSafe.listed}
        </Notice>
      </div>
    )
  return (
    <div className={page.section}>
      {signing?.status === 'refused' && <Refusal error={signing.error} chain={chain} onAgain={sign} />}
      {signing?.status === 'invalid' && (
        <div role="alert">
          <Notice kind="danger" title={said.invalid.title}>
            {said.invalid.say}
          </Notice>
        </div>
      )}
      {confirms.map((sentence) => (
        <CheckBox
          key={sentence}
          isChecked={agreed.includes(sentence)}
          onChange={(is) => setAgreed(is ? [...agreed, sentence] : agreed.filter((other) => other !== sentence))}
        >
          {sentence}
        </CheckBox>
      ))}
      <div className={page.acts}>
        <Button look={look} aria-disabled={!isAgreed || !signed} onClick={sign}>
          {act}
        </Button>
        {isTooEarly && !isAgreed && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </div>
  )
}
