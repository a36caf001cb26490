import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { OpenInSafe } from './OpenInSafe.tsx'

type Props = {
  chain: Chain
  /** The Safe that holds the NFT, or is an owner. */
  holder: AddressValue
  account: AddressValue
  isOwner?: boolean
}

/** For an owner of the Safe that holds the NFT, or that must agree to a wrap: a link to act as it, from inside it. */
export function HolderSafe({ chain, holder, account, isOwner = false }: Props) {
  const { holderSafe, holderYours, ownerSafe, ownerYours } = consentWords
  const state = known(useSafe(chain.id, holder).fact)
  if (state?.kind !== 'safe' || !state.owners.some((owner) => isSameAddress(owner, account))) return null
  return (
    <Notice kind="info" title={(isOwner ? ownerSafe : holderSafe)(state.threshold, state.owners.length)}>
      <div className={page.section}>
        <OpenInSafe chain={chain} safe={holder} say={isOwner ? ownerYours : holderYours} />
      </div>
    </Notice>
  )
}
