import { useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { createEndOffersPlan } from '../../../safe/plans/salePlans.ts'
import { lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { isUnderWay, useWriteStatus } from '../../../state/transactions/writeStatus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { late } from '../../parts/late.tsx'
import { RestNotice } from '../RestNotice.tsx'
import { useTime } from '../useTime.ts'

const Rights = late(() => import('../acts/Rights.tsx').then(({ Rights }) => Rights))

type Props = { chain: Chain; safe: Address; account: Address; wrap: WrapState }

function Form({ chain, safe, account, wrap, onBack }: Props & { onBack: () => void }) {
  const said = sellingWords.endOffers
  const isLocked = lockEndOf(wrap) > 0
  // a transfer, even to oneself, waits for the quiet time; a use doesn't
  const time = useTime(wrap.time)
  const isResting = isLocked && wrap.quietUntil > time
  const action = useAction(createEndOffersPlan(chain.id, safe, account, wrap), {
    key: [isLocked, stateFingerprint(wrap)],
    isComplete: !isResting,
  })
  return (
    <ActionForm
      action={action}
      chain={chain}
      look="secondary"
      act={said.act}
      closed={isResting && <RestNotice wrap={wrap} chainId={chain.id} isAwaited />}
      beside={
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <p>{isLocked ? said.sayLocked : said.say}</p>
      <Notice kind="info">{said.alone}</Notice>
      <Notice kind="attention">{said.elsewhere}</Notice>
    </ActionForm>
  )
}

/**
 * Ends every offer of a Safe that was made with our contracts, for its holder, also those that nobody knows here; and takes back what
 * other listings live by: who else may transfer its NFT.
 */
export function EndOffers(props: Props) {
  const said = sellingWords.endOffers
  const { chain, safe, account } = props
  const [isOpen, setOpen] = useState(false)
  const status = useWriteStatus({ kind: 'endOffers', chainId: chain.id, safe, account })
  return (
    // the form is unmounted once its act is done: the focus stays in this section
    <section className={page.section} tabIndex={-1} aria-label={said.title}>
      {isOpen || isUnderWay(status) ? (
        <>
          <h2>{said.title}</h2>
          <Form {...props} onBack={() => setOpen(false)} />
          <Rights {...props} />
        </>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{said.open}</Button>
        </div>
      )}
    </section>
  )
}
