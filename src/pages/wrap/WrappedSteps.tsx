import { useEffect } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import type { WrapState } from '../../safe/read/readSafe.ts'
import { forgetConsents } from '../../state/consent/keptConsents.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import type { Transaction } from '../../state/transactions/transactionLog.ts'
import { Notice } from '../../ui/Notice.tsx'
import { consentWords } from '../../words/en/consent.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { Addresses } from '../parts/Addresses.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { Done } from './Done.tsx'
import { SealStep } from './SealStep.tsx'
import { Step } from './Step.tsx'

/** Who decides for a driver that is code, read from the chain before it gets the NFT. */
function DriverCode({ chain, driver }: { chain: Chain; driver: AddressValue }) {
  const state = known(useSafe(chain.id, driver).fact)
  const { holderSafe, holderChanged } = consentWords
  if (state?.kind === 'safe')
    return (
      <Notice kind="info" title={holderSafe(state.threshold, state.owners.length)}>
        <Addresses addresses={state.owners} />
      </Notice>
    )
  return state && state.kind !== 'nothing' ? <Notice kind="attention">{holderChanged}</Notice> : null
}

type Props = {
  chain: Chain
  address: AddressValue
  account: AddressValue | undefined
  live: WrapState
  receipt: Transaction | undefined
}

/** What is left once a Safe is wrapped: to seal it, and what that came to. */
export function WrappedSteps({ chain, address, account, live, receipt }: Props) {
  const { wrap } = wrapWords
  useEffect(() => forgetConsents(chain.id, address), [chain.id, address])
  if (live.isSealed) return <Done chain={chain} safe={address} live={live} receipt={receipt} />
  const isMine = isSameAddress(live.driver, account)
  const isClean = live.problems === 0n
  const outlook = { safe: address, chain, holder: live.driver, isHolderMe: isMine, nft: 'missing', fixes: [] } as const
  return (
    <Step
      step={5}
      title={isClean ? wrap.sealTitle : wrap.sealUnclean}
      say={isClean ? wrap.sealSay : wrap.sealUncleanSay}
      outlook={outlook}
    >
      {receipt && <Receipt transaction={receipt} chain={chain} />}
      {isClean && !isMine && <DriverCode chain={chain} driver={live.driver} />}
      {isClean && <SealStep safe={address} chain={chain} account={account} wrap={live} />}
    </Step>
  )
}
