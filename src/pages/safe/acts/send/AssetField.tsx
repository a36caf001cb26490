import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { holdingsWords } from '../../../../words/en/holdings.ts'
import { sendingWords } from '../../../../words/en/sending.ts'
import type { Sendable } from './sendableOf.ts'

/** The option for a token that isn't listed yet. */
export const OTHER = 'other'

type Props = { assets: readonly Sendable[]; value: string; onValue: (key: string) => void; isReading: boolean }

/** Selects the asset to send: one found in the Safe, or a token to be named. */
export function AssetField({ assets, value, onValue, isReading }: Props) {
  const listed = assets.filter(({ isListed }) => isListed)
  const others = assets.filter(({ isListed }) => !isListed)
  const optionOf = ({ key, label }: Sendable) => (
    <option key={key} value={key}>
      {label}
    </option>
  )
  return (
    <SelectField
      label={sendingWords.token}
      value={value}
      onValue={onValue}
      help={isReading ? holdingsWords.reading : undefined}
    >
      {listed.map(optionOf)}
      {others.length > 0 && <optgroup label={sendingWords.unlisted}>{others.map(optionOf)}</optgroup>}
      <option value={OTHER}>{sendingWords.another}</option>
    </SelectField>
  )
}
