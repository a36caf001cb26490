import { useEffect } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { replacePath } from '../../lib/links/replacePath.ts'
import { wrapPath } from '../../lib/routes.ts'
import type { WrapState } from '../../safe/read/readSafe.ts'
import { forgetConsents } from '../../state/consent/keptConsents.ts'
import { keepHolderDraft } from '../../state/settings/holderDrafts.ts'
import type { Transaction } from '../../state/transactions/transactionLog.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { late } from '../parts/late.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { HolderNotice } from './HolderNotice.tsx'
import { Step } from './Step.tsx'

const SealStep = late(() => import('./SealStep.tsx').then(({ SealStep }) => SealStep))
const Done = late(() => import('./Done.tsx').then(({ Done }) => Done))

/** Prefetches the steps after the wrap, so that nothing loads between the two transactions. */
export const fetchWrappedSteps = () => Promise.all([SealStep.fetchAhead(), Done.fetchAhead()])

type Props = {
  chain: Chain
  address: AddressValue
  account: AddressValue | undefined
  live: WrapState
  receipt: Transaction | undefined
}

/** The steps after the wrap: sealing, then the summary. */
export function WrappedSteps({ chain, address, account, live, receipt }: Props) {
  const { wrap } = wrapWords
  useEffect(() => {
    forgetConsents(chain.id, address)
    keepHolderDraft(chain.id, address, undefined)
    // the signatures are used up: reloading the consent link would offer them again if the chain doesn't answer
    replacePath(wrapPath({ prefix: chain.prefix, address }))
  }, [chain, address])
  if (live.isSealed) return <Done {...{ chain, account, live, receipt }} safe={address} />
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
      {isClean && !isMine && <HolderNotice chain={chain} holder={live.driver} />}
      {isClean && <SealStep safe={address} chain={chain} account={account} wrap={live} />}
    </Step>
  )
}
