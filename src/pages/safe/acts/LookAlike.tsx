import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Recipient } from '../../../state/settings/recipients.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { formatLocale } from '../../../words/defineMessages.ts'
import { pageWords } from '../../../words/en/pages.ts'
import styles from '../Safe.module.css'

const groupsOf = (address: AddressValue): string[] => address.slice(2).match(/.{4}/g) ?? []

/** An address in groups; the groups that differ from the other address are underlined. */
function Compared({ address, other }: { address: AddressValue; other: AddressValue }) {
  const others = groupsOf(other)
  return (
    <code className={styles.compared}>
      {groupsOf(address).map((group, index) => {
        const isSame = group.toLowerCase() === others[index]?.toLowerCase()
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never reorder
        return isSame ? <span key={index}>{group}</span> : <u key={index}>{group}</u>
      })}
    </code>
  )
}

type Props = { typed: AddressValue; earlier: Recipient; onUseEarlier: () => void; onKeep: () => void }

/** Stops the form if a recipient imitates an earlier one, until the user decides; the safe choice is primary. */
export function LookAlike({ typed, earlier, onUseEarlier, onKeep }: Props) {
  const { lookAlike } = pageWords.safe
  const date = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium' }).format(earlier.at)
  return (
    <div role="alert">
      <Notice kind="danger" title={lookAlike.title}>
        <p>{lookAlike.say}</p>
        <p className="caption">{lookAlike.typed}</p>
        <Compared address={typed} other={earlier.address} />
        <p className="caption">{lookAlike.earlier(date)}</p>
        <Compared address={earlier.address} other={typed} />
        <div className={page.acts}>
          <Button look="primary" onClick={onUseEarlier}>
            {lookAlike.useEarlier}
          </Button>
          <Button look="quiet" onClick={onKeep}>
            {lookAlike.keepTyped}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
