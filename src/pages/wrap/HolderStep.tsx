import { useState } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Radio, RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { holderWords } from '../../words/en/holder.ts'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { AddressField } from '../parts/AddressField.tsx'
import { type Read, readAddress } from '../parts/readAddress.ts'

/** Reads who is to hold it, or says in one sentence what is wrong with that. The contract checks again. */
export function readHolder(text: string, safe: AddressValue, chain: Chain): Read<AddressValue> {
  const read = readAddress(text, chain)
  if ('wrong' in read) return read
  if (read.value === ZERO_ADDRESS) return { wrong: pageWords.wallet.fieldErrors.toZero }
  if (isSameAddress(read.value, safe)) return { wrong: wrapWords.wrap.holderSelf }
  if ([wrappedSafeAddress, wrappedSafeHandlerAddress].some((ours) => isSameAddress(ours, read.value)))
    return { wrong: wrapWords.wrap.holderWrapper }
  return read
}

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  /** Who was chosen before. */
  holder: AddressValue | undefined
  onHolder: (holder: AddressValue) => void
  onBack: () => void
}

/** Who gets the NFT: the person, unless they name somebody else. */
export function HolderStep({ chain, safe, account, holder, onHolder, onBack }: Props) {
  const { wrap } = wrapWords
  const isSelf = isSameAddress(account, safe) // it can't hold the NFT that it becomes
  const other = holder && !isSameAddress(holder, account) ? holder : undefined
  const [isOther, setOther] = useState(isSelf || other !== undefined)
  const [text, setText] = useState<string>(other ?? '')
  const [isTried, setTried] = useState(false)
  const read: Read<AddressValue> = isOther ? readHolder(text, safe, chain) : { value: account }

  const go = () => {
    setTried(true)
    if ('value' in read) onHolder(read.value)
  }

  return (
    <>
      <RadioGroup legend={wrap.holder} isLegendHidden>
        {!isSelf && (
          <Radio name="holder" isChosen={!isOther} onChoose={() => setOther(false)}>
            <strong>{wrap.holderMe}</strong>
            <Address address={account} isFull />
          </Radio>
        )}
        <Radio name="holder" isChosen={isOther} onChoose={() => setOther(true)}>
          <strong>{wrap.holderOther}</strong>
          <span className="small muted">{wrap.holderOtherSay}</span>
        </Radio>
      </RadioGroup>
      {isOther && (
        <>
          <AddressField
            label={wrap.holderField}
            value={text}
            wrong={'wrong' in read && (isTried || text.length >= 42) ? read.wrong : undefined}
            readAs={'value' in read ? read.value : undefined}
            onValue={setText}
          />
          <Notice kind="attention">{holderWords.giveWarn}</Notice>
        </>
      )}
      <div className={page.acts}>
        <Button look="primary" onClick={go}>
          {wrap.review}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </>
  )
}
