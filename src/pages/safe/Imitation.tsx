import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { Address } from '../../ui/Address.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { reportWords } from '../../words/en/report.ts'

/** Warns that an NFT contract imitates ours: a Safe's owner or module, or the address itself. */
export function Imitation({ of }: { of: 'safe' | 'collection' }) {
  const { title, say, collection, collectionSay } = reportWords.imitation
  return (
    <Notice kind="danger" title={of === 'safe' ? title : collection}>
      <p>{of === 'safe' ? say : collectionSay}</p>
      <Address address={wrappedSafeAddress} isFull />
    </Notice>
  )
}
