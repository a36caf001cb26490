import { parseAddressInput, splitAddresses } from '../../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Button } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { AddressField } from '../../parts/AddressField.tsx'

type Props = {
  chain: Chain
  /** As they were typed, a row each. */
  rows: readonly string[]
  onRows: (rows: string[]) => void
  /** What is wrong with the rows up to one, in one sentence. */
  wrongOf: (rows: readonly string[]) => string | undefined
}

/** Owners to name, a row each; several pasted into one become rows of their own. */
export function OwnerFields({ chain, rows, onRows, wrongOf }: Props) {
  const put = (at: number, ...texts: string[]) => onRows([...rows.slice(0, at), ...texts, ...rows.slice(at + 1)])
  const firstWrong = rows.findIndex((_, at) => wrongOf(rows.slice(0, at + 1)) !== undefined)
  return (
    <fieldset className={page.section}>
      <legend>{pageWords.wallet.ownersAfter}</legend>
      {rows.map((row, at) => (
        <AddressField
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; the text changes with each letter
          key={at}
          chain={chain}
          label={pageWords.wallet.ownerNumber(at + 1)}
          value={row}
          onValue={(text) => put(at, text)}
          onPaste={(event) => {
            // a field takes one line: of several it would make one long word
            const several = splitAddresses(event.clipboardData.getData('text'))
            if (several.length < 2 || !several.every((text) => 'address' in parseAddressInput(text))) return
            event.preventDefault()
            put(at, ...several)
          }}
          wrong={at === firstWrong ? wrongOf(rows.slice(0, at + 1)) : undefined}
          act={
            rows.length > 1 && (
              <Button
                look="quiet"
                size="small"
                aria-label={pageWords.wallet.removeOwner(at + 1)}
                onClick={() => put(at)}
              >
                {pageWords.wallet.remove}
              </Button>
            )
          }
        />
      ))}
      <div className={page.acts}>
        <Button size="small" onClick={() => onRows([...rows, ''])}>
          {pageWords.wallet.addOwner}
        </Button>
      </div>
    </fieldset>
  )
}
