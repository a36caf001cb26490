import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { Address } from '../../ui/Address.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { reportWords } from '../../words/en/report.ts'

/** That an NFT contract isn't ours, and which one is: of a Safe that has it among its owners or modules, or by itself. */
export function Imitation({ of }: { of: 'safe' | 'collection' }) {
  const { title, say, collection, collectionSay } = reportWords.imitation
  return (
    <Notice kind="danger" title={of === 'safe' ? title : collection}>
      <p>{of === 'safe' ? say : collectionSay}</p>
      <Address address={wrappedSafeAddress} isFull />
    </Notice>
  )
}
