import { parseAddressInput, splitAddresses } from '../../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Button } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { AddressField } from '../../parts/AddressField.tsx'

type Props = {
  chain: Chain
  /** The typed texts, one per row. */
  rows: readonly string[]
  onRows: (rows: string[]) => void
  /** The error in the given leading rows, in one sentence. */
  wrongOf: (rows: readonly string[]) => string | undefined
}

/** Fields for owners, one per row; several addresses pasted into one are split into rows. */
export function OwnerFields({ chain, rows, onRows, wrongOf }: Props) {
  const put = (at: number, ...texts: string[]) => onRows([...rows.slice(0, at), ...texts, ...rows.slice(at + 1)])
  const firstWrong = rows.findIndex((_, at) => wrongOf(rows.slice(0, at + 1)) !== undefined)
  return (
    <fieldset className={page.section}>
      <legend>{pageWords.safe.ownersAfter}</legend>
      {rows.map((row, at) => (
        <AddressField
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's index is its identity, since its text is edited
          key={at}
          chain={chain}
          label={pageWords.safe.ownerNumber(at + 1)}
          value={row}
          onValue={(text) => put(at, text)}
          onPaste={(event) => {
            // an input is a single line: it would join the pasted ones into one word
            const several = splitAddresses(event.clipboardData.getData('text'))
            if (several.length < 2 || !several.every((text) => 'address' in parseAddressInput(text))) return
            event.preventDefault()
            put(at, ...several)
          }}
          wrong={at === firstWrong ? wrongOf(rows.slice(0, at + 1)) : undefined}
          act={
            rows.length > 1 && (
              <Button look="quiet" size="small" aria-label={pageWords.safe.removeOwner(at + 1)} onClick={() => put(at)}>
                {pageWords.safe.remove}
              </Button>
            )
          }
        />
      ))}
      <div className={page.acts}>
        <Button size="small" onClick={() => onRows([...rows, ''])}>
          {pageWords.safe.addOwner}
        </Button>
      </div>
    </fieldset>
  )
}
