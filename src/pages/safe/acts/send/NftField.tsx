import type { NftHolding } from '../../../../safe/holdings/holding.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { sendingWords } from '../../../../words/en/sending.ts'
import { tokenAmount } from '../../../parts/holdings/tokenAmount.ts'

/** The option for an id that isn't listed. */
const TYPED = 'typed'

type Props = {
  holding: NftHolding
  /** The chosen or typed id, in digits; `undefined` before either. */
  value: string | undefined
  onValue: (value: string) => void
  wrong: string | undefined
}

/** Selects an NFT of a contract: one with a known id, or any other by its id. */
export function NftField({ holding, value, onValue, wrong }: Props) {
  const { items, kind } = holding
  const isListed = value === undefined || items.some(({ id }) => id.toString() === value)
  const isTyped = items.length === 0 || !isListed
  return (
    <>
      {items.length > 0 && (
        <SelectField
          label={sendingWords.id}
          value={isTyped ? TYPED : (value ?? items[0]?.id.toString() ?? TYPED)}
          onValue={(next) => onValue(next === TYPED ? '' : next)}
          wrong={isTyped ? undefined : wrong}
        >
          {items.map(({ id, amount }) => (
            <option key={id.toString()} value={id.toString()}>
              {`#${id}${kind === 'erc1155' ? ` × ${tokenAmount(amount, 0)}` : ''}`}
            </option>
          ))}
          <option value={TYPED}>{sendingWords.otherId}</option>
        </SelectField>
      )}
      {isTyped && (
        <TextField
          label={items.length > 0 ? sendingWords.otherIdLabel : sendingWords.id}
          value={value ?? ''}
          onValue={onValue}
          inputMode="numeric"
          placeholder="1"
          wrong={wrong}
        />
      )}
    </>
  )
}
