import { useState } from 'react'
import { type Address as AddressValue, isSameAddress, parseTypedAddress, ZERO_ADDRESS } from '../../address.ts'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { words } from '../../words/en.ts'
import { holderWords } from '../../words/enHolder.ts'
import { pageWords } from '../../words/enPages.ts'
import { typedWords } from '../../words/enTyped.ts'
import { wrapWords } from '../../words/enWrap.ts'
import styles from './Wrap.module.css'

/** What is wrong with an address as a holder, in one sentence; undefined when nothing is. The contract checks again. */
export function holderProblem(text: string, safe: AddressValue): string | undefined {
  if (text.trim() === '') return typedWords.shape
  const parsed = parseTypedAddress(text)
  if (!('address' in parsed))
    return parsed.wrong === 'length' ? typedWords.length(text.trim().length - 2) : typedWords[parsed.wrong]
  if (parsed.address === ZERO_ADDRESS) return pageWords.wallet.fieldErrors.toZero
  if (isSameAddress(parsed.address, safe)) return wrapWords.wrap.holderSelf
  if ([wrappedSafeAddress, wrappedSafeHandlerAddress].some((ours) => isSameAddress(ours, parsed.address)))
    return wrapWords.wrap.holderWrapper
  return undefined
}

type Props = { safe: AddressValue; account: AddressValue; onHolder: (holder: AddressValue) => void; onBack: () => void }

/** Who gets the NFT: the person, unless they name somebody else. */
export function HolderStep({ safe, account, onHolder, onBack }: Props) {
  const { wrap } = wrapWords
  const isSelf = isSameAddress(account, safe) // it can't hold the NFT that it becomes
  const [isOther, setOther] = useState(isSelf)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const wrong = isOther ? holderProblem(text, safe) : undefined

  const go = () => {
    setTried(true)
    if (wrong) return
    const parsed = isOther ? parseTypedAddress(text) : { address: account }
    if ('address' in parsed) onHolder(parsed.address)
  }

  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="hidden">{wrap.holder}</legend>
        {!isSelf && (
          <label className={styles.choice}>
            <input type="radio" name="holder" checked={!isOther} onChange={() => setOther(false)} />
            <strong>{wrap.holderMe}</strong>
            <Address address={account} isFull />
          </label>
        )}
        <label className={styles.choice}>
          <input type="radio" name="holder" checked={isOther} onChange={() => setOther(true)} />
          <strong>{wrap.holderOther}</strong>
          <span className="small muted">{wrap.holderOtherSay}</span>
        </label>
      </fieldset>
      {isOther && (
        <>
          <TextField
            label={wrap.holderField}
            value={text}
            placeholder="0x…"
            wrong={isTried || text.length >= 42 ? wrong : undefined}
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
