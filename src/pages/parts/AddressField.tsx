import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Address } from '../../lib/address.ts'
import { parseAddressInput, splitAddresses } from '../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../lib/chains.ts'
import { type LookedUp, lookUpName } from '../../state/queries/ens/lookUpName.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import page from '../../ui/Page.module.css'
import { typedWords } from '../../words/en/typed.ts'
import { sayName } from './sayName.ts'

/** The kind of secret that a text is or contains. */
const secretIn = (text: string): 'secret' | 'phrase' | undefined =>
  [text, ...splitAddresses(text)].map(parseAddressInput).find((input) => 'isSecret' in input)?.wrong as
    | 'secret'
    | 'phrase'
    | undefined

/** Looks up a name on a click, and replaces it in the field, so that the address itself is used. */
function useName(value: string, onValue: (value: string) => void, chain: Chain) {
  const [state, setState] = useState<{ typed: string; found?: LookedUp }>()
  const latest = useRef({ value, onValue })
  const isOver = useRef(false)
  useEffect(() => {
    latest.current = { value, onValue }
  })
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const input = parseAddressInput(value)
  const name = 'name' in input ? input.name : undefined
  const found = state?.found
  const isFound = found !== undefined && 'address' in found && value === found.address

  async function lookUp(typed: string): Promise<void> {
    setState({ typed })
    const found = await lookUpName(typed, chain)
    const now = parseAddressInput(latest.current.value)
    // stale: the field was edited or unmounted
    if (isOver.current || !('name' in now) || now.name !== typed) return
    setState({ typed, found })
    if ('address' in found) latest.current.onValue(found.address)
  }

  return {
    name,
    lookUp,
    isLooking: name !== undefined && state?.typed === name && !found,
    wrong: name !== undefined && state?.typed === name && found ? sayName(found, chain) : undefined,
    help: isFound ? sayName(found, chain) : name && typedWords.name,
  }
}

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  wrong: string | undefined
  /** The chain of the address: a name may resolve differently on another one. */
  chain: Chain
  /** The address as parsed; shown if it differs from the text. */
  readAs?: Address | undefined
  /** A button inside the field. */
  act?: ReactNode
} & Pick<ComponentProps<typeof TextField>, 'onPaste'>

/** Takes an address, or a name to look up. A private key or recovery phrase is cleared as soon as it is entered. */
export function AddressField({ value, onValue, wrong, chain, readAs, ...rest }: Props) {
  const [secret, setSecret] = useState<'secret' | 'phrase'>()
  const isOther = readAs !== undefined && value.trim() !== readAs
  const { name, lookUp, ...ofName } = useName(value, onValue, chain)
  const said = name === undefined ? wrong : ofName.wrong
  return (
    <>
      <TextField
        {...rest}
        value={value}
        onValue={(next) => {
          const found = secretIn(next)
          setSecret(found)
          onValue(found ? '' : next)
        }}
        placeholder="0x…"
        wrong={secret ? typedWords[secret] : said}
        help={ofName.isLooking ? typedWords.lookingUp : isOther ? typedWords.readAs(readAs) : ofName.help}
      />
      {name !== undefined && (
        <div className={page.acts}>
          <Button size="small" aria-disabled={ofName.isLooking} onClick={() => ofName.isLooking || void lookUp(name)}>
            {typedWords.lookUp(name)}
          </Button>
        </div>
      )}
    </>
  )
}
