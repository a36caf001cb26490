import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { OpenInSafe } from './OpenInSafe.tsx'
import { useOwnedSafe } from './useOwnedSafe.ts'

type Props = {
  chain: Chain
  /** The Safe that holds the NFT, or is an owner. */
  holder: AddressValue
  account: AddressValue
  isOwner?: boolean
  /** What an owner can do on this page, without that Safe. */
  children?: ReactNode
}

/** For an owner of the Safe that holds the NFT, or that must agree to a wrap: a link to act as it, from inside it. */
export function HolderSafe({ chain, holder, account, isOwner = false, children }: Props) {
  const { holderSafe, holderYours, ownerSafe, ownerYours } = consentWords
  const safeState = useOwnedSafe(chain, holder, account)
  if (!safeState) return null
  return (
    <Notice kind="info" title={(isOwner ? ownerSafe : holderSafe)(safeState.threshold, safeState.owners.length)}>
      <div className={page.section}>
        <OpenInSafe chain={chain} safe={holder} say={isOwner ? ownerYours : holderYours} />
        {children}
      </div>
    </Notice>
  )
}
