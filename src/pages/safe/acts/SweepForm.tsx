import type { ReactNode } from 'react'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Fact } from '../../../lib/Fact.ts'
import { known } from '../../../lib/known.ts'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import { createSweepPlan } from '../../../safe/plans/createSweepPlan.ts'
import { type Movable, movable } from '../../../safe/plans/movable.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { readSweepTarget } from '../../../safe/read/readSweepTarget.ts'
import { clientOf } from '../../../state/queries/clients.ts'
import { useFact } from '../../../state/queries/queries.ts'
import { useHoldings } from '../../../state/queries/useHoldings.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Address } from '../../../ui/Address.tsx'
import { formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { newSafeWords } from '../../../words/en/newSafe.ts'
import { sweepWords } from '../../../words/en/sweep.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { shortNumber } from '../../parts/holdings/HoldingRow.tsx'
import { tokenAmount } from '../../parts/holdings/tokenAmount.ts'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'

const EMPTY: Holdings = { native: 0n, tokens: [], nfts: [], isComplete: false }

/** A line for each asset: its amount, and the contract of a token that isn't well known. */
function Things({ things, holdings, chain }: { things: readonly Movable[]; holdings: Holdings; chain: Chain }) {
  const lineOf = (thing: Movable): ReactNode => {
    if (thing.kind === 'native') return <bdi>{formatExactly(thing.amount, chain.currency.symbol)}</bdi>
    const all = [...holdings.tokens, ...holdings.nfts]
    const held = all.find(({ kind, address }) => kind === thing.kind && isSameAddress(address, thing.token))
    const name = held?.symbol ?? holdingsWords.unnamed
    const decimals = held?.kind === 'erc20' ? held.decimals : undefined
    const amount =
      decimals === undefined
        ? `${tokenAmount(thing.amount, 0)} ${holdingsWords.units}`
        : tokenAmount(thing.amount, decimals)
    return (
      <>
        <bdi>
          {thing.kind === 'erc20'
            ? `${amount} ${name}`
            : `${name} #${shortNumber(thing.id)}${thing.amount > 1n ? ` × ${tokenAmount(thing.amount, 0)}` : ''}`}
        </bdi>{' '}
        {thing.origin !== 'known' && <Address address={thing.token} />}
      </>
    )
  }
  return (
    <ul>
      {things.map((thing) => (
        <li key={thing.kind === 'native' ? thing.kind : `${thing.token}${'id' in thing ? thing.id : ''}`}>
          {lineOf(thing)}
        </li>
      ))}
    </ul>
  )
}

function Failed({ fact, onAgain }: { fact: Fact<unknown>; onAgain: () => void }) {
  if (fact.status !== 'unknown') return null
  return (
    <>
      <Notice kind="unknown" title={errorCopy(fact.reason).title}>
        {errorCopy(fact.reason).say}
      </Notice>
      <div>
        <Button size="small" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  )
}

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState; onBack: () => void }

/** Moves a wrapped Safe's assets to another Safe of its driver, in which nothing can be hidden. */
export function SweepForm({ chain, safe, account, wrap, onBack }: Props) {
  const isLocked = useIsLocked(wrap)
  const { fact: held, again: readHeld, search, share } = useHoldings(chain, safe)
  const { fact: place, again: readPlace } = useFact({
    key: ['sweepTarget', chain.id, safe, account],
    read: async () => readSweepTarget(await clientOf(chain.id), safe, account),
  })
  const holdings = known(held) ?? EMPTY
  const found = known(place)
  const target = found?.status === 'ready' ? found : undefined
  const things = movable(holdings)
  const plan = createSweepPlan(chain.id, safe, account, {
    target: target ?? { saltNonce: 0n, address: ZERO_ADDRESS },
    holdings,
  })
  const action = useAction(plan, {
    key: [
      target?.address,
      ...things.map((one) => (one.kind === 'native' ? one.kind : [one.token, 'id' in one && `${one.id}`])),
    ],
    isComplete: target !== undefined && things.length > 0 && !isLocked,
  })
  const sweep = action.prepared?.sweep
  const isLoading = held.status === 'loading' || place.status === 'loading'
  const isSearching = search.status === 'loading' || (share !== undefined && search.status !== 'value')
  const of = { holdings, chain }
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={target?.isThere ? sweepWords.actThere : sweepWords.act}
      closed={isLocked && <LockNotice wrap={wrap} />}
      beside={
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <h2>{sweepWords.open}</h2>
      <p className="muted">{target?.isThere ? sweepWords.sayThere : sweepWords.say}</p>
      {isLoading && (
        <p className="muted" role="status">
          {held.status === 'loading' ? holdingsWords.reading : newSafeWords.looking}
        </p>
      )}
      <Failed fact={held} onAgain={readHeld} />
      <Failed fact={place} onAgain={readPlace} />
      {found?.status === 'full' && <Notice kind="attention">{sweepWords.full}</Notice>}
      {held.status === 'value' && things.length === 0 && <p>{sweepWords.nothing}</p>}
      {target && (
        <Facts
          rows={[
            [sweepWords.target, <Address key="a" address={target.address} isFull />],
            [wrapWords.wrap.sealGoesTo, <Address key="h" address={account} isFull />],
            ...(sweep ? ([[sweepWords.moves, <Things key="m" things={sweep.moved} {...of} />]] as const) : []),
            ...(sweep && sweep.left.length > 0
              ? ([
                  [
                    sweepWords.stays,
                    <div key="s">
                      <Things things={sweep.left} {...of} />
                      <p className="small muted">{sweepWords.staysSay}</p>
                    </div>,
                  ],
                ] as const)
              : []),
          ]}
        />
      )}
      {sweep && sweep.later.length > 0 && <Notice kind="attention">{sweepWords.later(sweep.later.length)}</Notice>}
      {isSearching && (
        <p className="small muted" role="status">
          {sweepWords.searching}
        </p>
      )}
      <div className={page.section}>
        <p className="small muted">{sweepWords.onlyListed}</p>
        {held.status === 'value' && !held.value.isComplete && <p className="small muted">{sweepWords.unread}</p>}
      </div>
    </ActionForm>
  )
}
