import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { SAFE_APP } from '../../../lib/safeApp.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { wrapWords } from '../../../words/en/wrap.ts'

/** Links to this page inside Safe{Wallet}, as one Safe; only on chains that Safe{Wallet} supports. */
export function OpenInSafe({ chain, safe, say }: { chain: Chain; safe: AddressValue; say: string }) {
  if (!chain.explorer) return null
  const query = new URLSearchParams({ safe: `${chain.prefix}:${safe}`, appUrl: location.href })
  return (
    <>
      <p>{say}</p>
      <ButtonLink href={`${SAFE_APP}/apps/open?${query}`} target="_blank" rel="noopener noreferrer">
        {wrapWords.wrap.openInSafe} <Icon name="external" size={16} />
      </ButtonLink>
    </>
  )
}
