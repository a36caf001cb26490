import { type FormEvent, useId, useRef, useState } from 'react'
import { navigate } from 'wouter/use-hash-location'
import { parseAddressInput } from '../../lib/addressInput/addressInput.ts'
import type { SafeRef } from '../../lib/routes.ts'
import { visible } from '../../lib/visible.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { Button } from '../../ui/Button.tsx'
import box from '../../ui/fields/FieldBox.module.css'
import { words } from '../../words/en/appShell.ts'
import { typedWords } from '../../words/en/typed.ts'
import { readSafe } from './readAddress.ts'
import styles from './SafeField.module.css'
import { sayName } from './sayName.ts'

type Props = {
  label: string
  action: string
  help: string
  pathOf: (safeRef: SafeRef) => string
  look?: 'primary' | 'secondary'
}

/** Takes a Safe in any common form, and goes to its page. An invalid input is kept. */
export function SafeField({ label, action, help, pathOf, look = 'primary' }: Props) {
  const id = useId()
  const [wrong, setWrong] = useState<string>()
  const [note, setNote] = useState<string>()
  // uncontrolled: it may have content from before this code was loaded
  const field = useRef<HTMLInputElement>(null)

  /** Resolves a name into the field, to be seen before it is opened. */
  const lookUp = async (name: string) => {
    const chain = currentChain()
    setWrong(undefined)
    setNote(typedWords.lookingUp)
    // loaded only for a name
    const found = await import('../../state/queries/ens/lookUpName.ts').then(
      ({ lookUpName }) => lookUpName(name, chain),
      () => ({ name, wrong: 'unread' }) as const,
    )
    if (field.current?.value !== name) return
    const said = sayName(found, chain)
    if ('wrong' in found) return setWrong(said)
    field.current.value = found.address
    setNote(said)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!field.current) return
    const text = visible(field.current.value)
    const input = parseAddressInput(text)
    field.current.value = 'isSecret' in input ? '' : 'name' in input ? input.name : text
    if ('name' in input) return void lookUp(input.name)
    const read = readSafe(text, currentChain())
    if ('wrong' in read) return setWrong(read.wrong)
    const { chain, address } = read.value
    navigate(pathOf({ prefix: chain.prefix, address }))
  }

  return (
    <form className={styles.field} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className={`${box.box} ${styles.box}`} data-wrong={wrong !== undefined}>
        <input
          ref={field}
          id={id}
          onChange={() => {
            setWrong(undefined)
            setNote(undefined)
          }}
          placeholder={words.home.placeholder}
          aria-describedby={`${id}-help`}
          aria-invalid={wrong !== undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button look={look} type="submit">
          {action}
        </Button>
      </div>
      <p id={`${id}-help`} className={wrong ? `small ${box.wrong}` : 'small muted'} role="status">
        {wrong ?? note ?? help}
      </p>
    </form>
  )
}
