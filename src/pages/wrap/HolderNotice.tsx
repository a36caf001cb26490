import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { Notice } from '../../ui/Notice.tsx'
import { consentWords } from '../../words/en/consent.ts'
import { Addresses } from '../parts/Addresses.tsx'

type Props = {
  chain: Chain
  holder: AddressValue
  /** The Safe before it is wrapped, to warn when one account would replace several owners. */
  before?: GenuineSafe | undefined
}

/** Who controls the holder, read from the chain: a Safe's owners, a single account, or unknown code. */
export function HolderNotice({ chain, holder, before }: Props) {
  const state = known(useSafe(chain.id, holder).fact)
  const { holderSafe, holderChanged, alone } = consentWords
  if (state?.kind === 'safe')
    return (
      <Notice kind="info" title={holderSafe(state.threshold, state.owners.length)}>
        <Addresses addresses={state.owners} />
      </Notice>
    )
  if (state && state.kind !== 'nothing') return <Notice kind="attention">{holderChanged}</Notice>
  if (!state || !before || before.threshold === 1) return null
  return <Notice kind="attention">{alone(before.threshold, before.owners.length)}</Notice>
}
