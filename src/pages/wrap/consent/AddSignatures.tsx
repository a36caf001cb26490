import { type FormEvent, useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import { MOST_TEXT } from '../../../lib/links/mostText.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import type { ConsentReading } from '../../../safe/consent/readConsent.ts'
import type { WrapContent } from '../../../safe/consent/wrapContent.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FileButton } from '../../../ui/fields/FileButton.tsx'
import { Radio, RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { fileWords } from '../../../words/en/files.ts'
import { type Added, readAdded, readAddedFile } from './readAdded.ts'

/** Asks which contract gave a signature, since the signature itself doesn't say. */
function OfContract({
  owners,
  onChoose,
}: {
  owners: readonly AddressValue[]
  onChoose: (owner: AddressValue) => void
}) {
  const { ofContract, ofContractAct } = consentWords
  const [owner, setOwner] = useState(owners[0])
  return (
    <>
      <RadioGroup legend={ofContract}>
        {owners.map((one) => (
          <Radio key={one} name="signer" isChosen={one === owner} onChoose={() => setOwner(one)}>
            <Address address={one} isFull />
          </Radio>
        ))}
      </RadioGroup>
      <div className={page.acts}>
        <Button onClick={() => owner && onChoose(owner)}>{ofContractAct}</Button>
      </div>
    </>
  )
}

type Props = {
  content: WrapContent
  reading: ConsentReading | undefined
  /** @returns how many are new; undefined if they are for another wrap */
  onAdd: (consent: Consent) => number | undefined
}

/** Adds what other owners sent back: a link, a file, or a bare signature. A wrong one discards nothing. */
export function AddSignatures({ content, reading, onAdd }: Props) {
  const { add, field, fieldHelp, addAct, added, nothingNew, wrong } = consentWords
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ wrong: string } | { done: string } | { ofContract: `0x${string}` }>()

  const take = (read: Added) => {
    if ('wrong' in read || 'ofContract' in read) return setSaid(read)
    const count = onAdd(read)
    if (count === undefined) return setSaid({ wrong: wrong.otherWrap })
    setText('')
    setSaid({ done: count === 0 ? nothingNew : added(count) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    take(await readAdded(text, content, reading?.signers))
  }
  const contracts = reading?.signers.filter(({ isContract }) => isContract).map(({ owner }) => owner) ?? []
  const isOfContract = said !== undefined && 'ofContract' in said
  return (
    <section className={page.section}>
      <h2>{add}</h2>
      <form className={page.section} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={field}
          value={text}
          onValue={(next) => {
            setText(next)
            setSaid(undefined)
          }}
          help={fieldHelp}
          wrong={
            said && 'wrong' in said
              ? said.wrong
              : isOfContract && contracts.length === 0
                ? wrong.noSignature
                : undefined
          }
        />
        <div className={page.acts}>
          <Button type="submit">{addAct}</Button>
          <FileButton label={fileWords.choose} most={MOST_TEXT} onRead={(read) => take(readAddedFile(read))} />
        </div>
      </form>
      <div role="status">{said && 'done' in said && <p className="small">{said.done}</p>}</div>
      {isOfContract && contracts.length > 0 && (
        <OfContract
          owners={contracts}
          onChoose={(owner) => take({ content, signatures: [{ owner, signature: said.ofContract }] })}
        />
      )}
    </section>
  )
}
