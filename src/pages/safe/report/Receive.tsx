import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Qr } from '../../../modals/connect/Qr.tsx'
import { Address } from '../../../ui/Address.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import page from '../../../ui/Page.module.css'
import { reportWords } from '../../../words/en/report.ts'
import styles from './Report.module.css'

/** The Safe's address for receiving: as a QR code, with a copy button and an explorer link. */
export function Receive({ chain, safe, isWrapped }: { chain: Chain; safe: AddressValue; isWrapped: boolean }) {
  const { receive } = reportWords
  return (
    <details className={styles.fold}>
      <summary>{receive.title}</summary>
      <div className={page.section}>
        <p className="small muted">{isWrapped ? receive.say(chain.name) : receive.plain(chain.name)}</p>
        <div className={styles.code}>
          <Qr text={safe} label={safe} />
        </div>
        <Address address={safe} isFull />
        <div className={page.acts}>
          <CopyButton text={safe} size="small" />
          {chain.explorer && (
            <a href={`${chain.explorer.url}/address/${safe}`} target="_blank" rel="noopener noreferrer">
              {receive.explorer} <Icon name="external" size={16} />
            </a>
          )}
        </div>
      </div>
    </details>
  )
}
