import type { Chain } from '../../../../lib/chains.ts'
import type { Parameter } from '../../../../safe/calls/abiSchema.ts'
import { type Argument, type ArgumentFault, readArgument } from '../../../../safe/calls/readArgument.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { callsWords } from '../../../../words/en/calls.ts'
import { AddressField } from '../../../parts/AddressField.tsx'
import { readAddress } from '../../../parts/readAddress.ts'

function sayFault({ wrong, type, at }: ArgumentFault): string {
  const said =
    wrong === 'range' ? callsWords.range(type) : wrong === 'size' ? callsWords.size(type) : callsWords.wrong[wrong]
  return at === '' ? said : callsWords.at(at, said)
}

/** Parses an argument's value; addresses may have the network's prefix. */
export function readValue(parameter: Parameter, text: string, chain: Chain): { value: unknown } | { wrong: string } {
  if (parameter.type === 'address' && text.trim() !== '') return readAddress(text, chain)
  const read: Argument = readArgument(parameter, text)
  return 'wrong' in read ? { wrong: sayFault(read) } : read
}

type Props = {
  parameter: Parameter
  /** Its number, from 1, in place of a missing name. */
  number: number
  chain: Chain
  value: string
  onValue: (value: string) => void
  isTried: boolean
}

/** The field for one argument of a call, by its type. */
export function ArgumentField({ parameter, number, chain, value, onValue, isTried }: Props) {
  const { name, type, components } = parameter
  const label = `${name || callsWords.argument(number)} · ${type}`
  const read = readValue(parameter, value, chain)
  const wrong = 'wrong' in read && (isTried || value !== '') ? read.wrong : undefined
  const shared = { label, value, onValue, wrong }
  if (type === 'address')
    return (
      <AddressField {...shared} chain={chain} readAs={'value' in read ? (read.value as `0x${string}`) : undefined} />
    )
  if (type === 'bool')
    return (
      <SelectField {...shared}>
        <option value="">{callsWords.chooseBool}</option>
        {['true', 'false'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    )
  const isList = type.endsWith(']')
  const help = isList ? callsWords.listHelp : components ? callsWords.structHelp : undefined
  const isNumber = /^u?int\d+$/.test(type)
  return <TextField {...shared} help={help} {...(isNumber && { inputMode: 'numeric' as const })} />
}
