import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { holdingsWords } from '../../../../words/en/holdings.ts'
import { sendingWords } from '../../../../words/en/sending.ts'
import type { Sendable } from './sendableOf.ts'

/** Stands for a token that isn't there yet. */
export const OTHER = 'other'

type Props = { assets: readonly Sendable[]; value: string; onValue: (key: string) => void; isReading: boolean }

/** What is sent: what the report found in the Safe, and a way to name what it didn't. */
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
