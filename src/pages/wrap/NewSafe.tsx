import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import { preparePath, safePath, wrapPath } from '../../lib/routes.ts'
import { createCreatePlan } from '../../safe/plans/createCreatePlan.ts'
import { liveWrapOf } from '../../safe/read/liveWrapOf.ts'
import { type NewSafe as Found, readNewSafe } from '../../safe/read/readNewSafe.ts'
import { connection } from '../../state/connection/connection.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { openDialog } from '../../state/dialogs.ts'
import { clientOf } from '../../state/queries/clients.ts'
import { useFact } from '../../state/queries/queries.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { useAction } from '../../state/transactions/useAction.ts'
import { isUnderWay } from '../../state/transactions/writeStatus.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { newSafeWords } from '../../words/en/newSafe.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { Done } from './Done.tsx'
import styles from './Wrap.module.css'

function Head() {
  return (
    <div className={page.head}>
      <Title>{newSafeWords.title}</Title>
      <p className="muted">{newSafeWords.say}</p>
    </div>
  )
}

function Earlier({ chain, earlier }: { chain: Chain; earlier: readonly AddressValue[] }) {
  if (earlier.length === 0) return null
  return (
    <section className={page.section}>
      <h2>{newSafeWords.earlier}</h2>
      <ul>
        {earlier.map((address) => (
          <li key={address}>
            <a href={`#${safePath({ prefix: chain.prefix, address })}`}>
              <Address address={address} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CreateProps = { chain: Chain; account: AddressValue; found: Extract<Found, { status: 'free' }> }

function Create({ chain, account, found }: CreateProps) {
  // pinned: once it is created, the next free address would be found instead
  const [chosen] = useState(found)
  const safeState = known(useSafe(chain.id, chosen.address).fact)
  const action = useAction(createCreatePlan(chain.id, account, chosen), { key: [chosen.saltNonce.toString()] })
  const live = safeState?.kind === 'safe' ? liveWrapOf(safeState) : undefined
  const [receipt] = useReceipts(chain.id, chosen.address)
  // goes to this Safe's own page, keeping the receipt, so that a reload doesn't start another one
  const isDone = live !== undefined && receipt !== undefined
  useEffect(() => {
    const path = wrapPath({ prefix: chain.prefix, address: chosen.address })
    if (isDone) navigate(path, { replace: true, state: history.state })
  }, [isDone, chain, chosen])
  if (live) return <Done account={account} chain={chain} safe={chosen.address} live={live} receipt={receipt} />
  return (
    <>
      <Head />
      <ActionForm
        action={action}
        chain={chain}
        confirm={wrapWords.wrap.understand}
        act={newSafeWords.act}
        beside={<ButtonLink href="#/wrap">{words.back}</ButtonLink>}
      >
        <Facts
          rows={[
            [
              newSafeWords.address,
              <>
                <Address address={chosen.address} isFull />
                {!chosen.isAdopted && <p>{newSafeWords.notYet}</p>}
              </>,
            ],
            [wrapWords.wrap.sealGoesTo, <Address key="h" address={account} isFull />],
            [newSafeWords.number, String(chosen.saltNonce + 1n)],
          ]}
        />
        <p className="small muted">{newSafeWords.addressSay}</p>
        {chosen.isAdopted && <Notice kind="unknown">{newSafeWords.adopted}</Notice>}
        <Notice kind="attention">{wrapWords.wrap.risk}</Notice>
        <Notice kind="attention">{wrapWords.wrap.riskNew}</Notice>
      </ActionForm>
      {!isUnderWay(action.status) && <Earlier chain={chain} earlier={chosen.earlier} />}
    </>
  )
}

/** Why no new Safe can be created, or not yet. */
function NoneYet({ chain, fact, onAgain }: { chain: Chain; fact: Fact<Found>; onAgain: () => void }) {
  const found = known(fact)
  if (fact.status === 'unknown')
    return (
      <>
        <Notice kind="unknown" title={errorCopy(fact.reason).title}>
          {errorCopy(fact.reason).say}
        </Notice>
        <div className={page.acts}>
          <Button onClick={onAgain}>{words.tryAgain}</Button>
        </div>
      </>
    )
  if (found?.status === 'contractMissing') {
    const said = wrapWords.wrap.blockers.contractMissing
    return (
      <>
        <Notice kind="attention" title={said.title}>
          {said.say}
        </Notice>
        <div className={page.acts}>
          <ButtonLink look="primary" href={`#${preparePath(chain.prefix)}`}>
            {prepareWords.title(chain.name)}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (found?.status === 'full')
    return (
      <>
        <Notice kind="attention">{newSafeWords.full}</Notice>
        <Earlier chain={chain} earlier={found.earlier} />
      </>
    )
  return <p className="muted">{newSafeWords.looking}</p>
}

function NextSafe({ chain, account }: { chain: Chain; account: AddressValue }) {
  const { fact, again } = useFact({
    key: ['newSafe', chain.id, account],
    read: async () => readNewSafe(await clientOf(chain.id), account),
  })
  const found = known(fact)
  if (found?.status === 'free') return <Create chain={chain} account={account} found={found} />
  return (
    <>
      <Head />
      <NoneYet chain={chain} fact={fact} onAgain={again} />
    </>
  )
}

/** For users without a Safe: creates one that is wrapped from the start, at an address that is shown in advance. */
export function NewSafe() {
  const state = useStore(connection)
  const chain = currentChain()
  return (
    <div className={`${page.page} ${page.column} ${styles.newSafe}`}>
      {state.status === 'connected' ? (
        <NextSafe key={`${chain.id}:${state.account}`} chain={chain} account={state.account} />
      ) : (
        <>
          <Head />
          <div className={page.acts}>
            <Button look="primary" onClick={() => openDialog('connect')}>
              {words.connection.connect}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
