import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Address } from '../../lib/address.ts'
import { parseAddressInput, splitAddresses } from '../../lib/addressInput.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { typedWords } from '../../words/en/typed.ts'

/** Which secret a text is or has in it. */
const secretIn = (text: string): 'secret' | 'phrase' | undefined =>
  [text, ...splitAddresses(text)].map(parseAddressInput).find((input) => 'isSecret' in input)?.wrong as
    | 'secret'
    | 'phrase'
    | undefined

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  wrong: string | undefined
  /** What it was read as; shown where that isn't what stands in the field. */
  readAs?: Address | undefined
  /** An act inside the field. */
  act?: ReactNode
} & Pick<ComponentProps<typeof TextField>, 'onPaste'>

/** Takes an address. A key or a recovery phrase is cleared the moment it is there. */
export function AddressField({ value, onValue, wrong, readAs, ...rest }: Props) {
  const [secret, setSecret] = useState<'secret' | 'phrase'>()
  const isOther = readAs !== undefined && value.trim() !== readAs
  return (
    <TextField
      {...rest}
      value={value}
      onValue={(next) => {
        const found = secretIn(next)
        setSecret(found)
        onValue(found ? '' : next)
      }}
      placeholder="0x…"
      wrong={secret ? typedWords[secret] : wrong}
      help={isOther ? typedWords.readAs(readAs) : undefined}
    />
  )
}
