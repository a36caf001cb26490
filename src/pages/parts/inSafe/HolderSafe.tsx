import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { OpenInSafe } from './OpenInSafe.tsx'

/** For an owner of the Safe that holds the NFT: the way to use what it holds, which is from within that Safe. */
export function HolderSafe({ chain, holder, account }: { chain: Chain; holder: AddressValue; account: AddressValue }) {
  const state = known(useSafe(chain.id, holder).fact)
  if (state?.kind !== 'safe' || !state.owners.some((owner) => isSameAddress(owner, account))) return null
  return (
    <Notice kind="info" title={consentWords.holderSafe(state.threshold, state.owners.length)}>
      <div className={page.section}>
        <OpenInSafe chain={chain} safe={holder} say={consentWords.holderYours} />
      </div>
    </Notice>
  )
}
