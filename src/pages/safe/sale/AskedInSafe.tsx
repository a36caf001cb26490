import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { offerHash } from '../../../safe/sale/offer.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import type { AskedOffer } from '../../../state/sale/askedOffers.ts'
import { askedLooks, followAskedOffer } from '../../../state/sale/followAskedOffer.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sellingWords } from '../../../words/en/selling.ts'
import { signInWords } from '../../../words/en/signIn.ts'
import { transactionWords } from '../../../words/en/transactions.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { SignOffer } from './SignOffer.tsx'

type Props = {
  chain: Chain
  asked: AskedOffer
  account: AddressValue | undefined
  /** It can't be taken any more, whoever signs it. */
  isOver: boolean
}

/** An offer that the owners of a Safe are signing in Safe: what they do there, and that this page looks for their signatures. */
export function AskedInSafe({ chain, asked, account, isOver }: Props) {
  const { inSafe, coSign } = sellingWords
  const { waiting, acts } = signInWords
  const { offer, account: holder } = asked
  const hash = offerHash(offer)
  const state = known(useSafe(chain.id, holder).fact)
  const { error, signed } = useStore(askedLooks, (all) => all[hash]) ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is what its hash says
  useEffect(() => (isOver ? undefined : followAskedOffer(asked)), [hash, isOver])
  if (isOver) return null
  return (
    <div className={page.section}>
      {state?.kind === 'safe' && (
        <p>{signed ? transactionWords.signed(signed, state.threshold) : inSafe.needs(state.threshold)}</p>
      )}
      <p className="muted">{inSafe.say(formatMoment(offer.deadline))}</p>
      {error && <Notice kind="unknown">{error.name === 'Changed' ? coSign.refused : waiting.lookFailed}</Notice>}
      {isSameAddress(account, holder) ? (
        <>
          <p className="small muted">{inSafe.again}</p>
          <SignOffer
            chain={chain}
            account={holder}
            signed={{ offer, signature: '0x' }}
            confirms={[]}
            act={acts.askAgain}
            look="secondary"
          />
        </>
      ) : (
        account && <HolderSafe chain={chain} holder={holder} account={account} />
      )}
    </div>
  )
}
