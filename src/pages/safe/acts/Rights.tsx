import { useState } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { createRevokePlan } from '../../../safe/plans/holderPlans.ts'
import type { Rights as Known } from '../../../safe/read/readRights.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { OPERATORS } from '../../../safe/sale/venue.ts'
import { useRights } from '../../../state/queries/useRights.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { isUnderWay, useWriteStatus } from '../../../state/transactions/writeStatus.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState }

/** Says that there may be more rights than listed, and what to do. */
function Unknown({ why, again }: { why: string; again: () => void }) {
  const said = holderWords.rights.unknown
  const say = why === 'refused' ? said.refused : why === 'bound' ? said.bound : said.unreachable
  return (
    <>
      <Notice kind="unknown" title={said.title}>
        {say}
      </Notice>
      <div className={page.acts}>
        <Button onClick={again}>{why === 'bound' ? said.goOn : words.tryAgain}</Button>
        {why !== 'bound' && <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>}
      </div>
    </>
  )
}

/** Whoever is approved, by the name that this page knows them by; the contract for sales only where its code is there. */
function Named({ address, rights: { router } }: { address: AddressValue; rights: Known }) {
  const venue = isSameAddress(address, OPERATORS.seaport)
    ? 'seaport'
    : router === 'here' && isSameAddress(address, OPERATORS.asSeen)
      ? 'asSeen'
      : undefined
  return (
    <>
      <Address address={address} isFull />
      {venue && <p className="small muted">{holderWords.rights.named[venue]}</p>}
    </>
  )
}

function Listed({ rights, onRevoke }: { rights: Known; onRevoke: (operator?: AddressValue) => void }) {
  const said = holderWords.rights
  const { approved, operators, isBack, unfinished } = rights
  return (
    <>
      {approved && (
        <div className={page.section}>
          <p>{said.approved}</p>
          <Named address={approved} rights={rights} />
          <div className={page.acts}>
            <Button onClick={() => onRevoke()}>{said.revoke}</Button>
          </div>
        </div>
      )}
      {operators.map((operator) => (
        <div key={operator} className={page.section}>
          <p>{said.operator}</p>
          <Named address={operator} rights={rights} />
          <div className={page.acts}>
            <Button onClick={() => onRevoke(operator)}>{said.revoke}</Button>
          </div>
        </div>
      ))}
      {isBack && operators.length > 0 && <Notice kind="attention">{said.isBack}</Notice>}
      {!approved && <p className="muted">{said.noneApproved}</p>}
      {!unfinished && operators.length === 0 && <p className="muted">{said.noOperators}</p>}
    </>
  )
}

type RevokeProps = Omit<Props, 'wrap'> & {
  operator: AddressValue | undefined
  isComplete: boolean
  onTaken: () => void
  onBack: () => void
}

function Revoke({ chain, safe, account, operator, isComplete, onTaken, onBack }: RevokeProps) {
  const said = holderWords.rights
  const plan = createRevokePlan(chain.id, safe, account, operator)
  const action = useAction(plan, { key: [operator], isComplete, onTaken })
  return (
    <ActionForm action={action} chain={chain} act={said.revoke}>
      {operator && <Address address={operator} isFull />}
      <p className="muted">{operator ? said.revokeOperator : said.revokeApproved}</p>
      <div className={page.acts}>
        <Button look="quiet" size="small" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </ActionForm>
  )
}

/** Who else may transfer the account's NFT, with buttons to revoke each. */
export function Rights({ chain, safe, account, wrap }: Props) {
  const said = holderWords.rights
  const [chosen, setChosen] = useState<{ operator?: AddressValue }>()
  const { fact, share, again } = useRights(chain.id, account, wrap.tokenId)
  const status = useWriteStatus(createRevokePlan(chain.id, safe, account, undefined))
  const rights = known(fact)
  const operator = chosen?.operator
  const isOpen = chosen !== undefined || (isUnderWay(status) && status.status !== 'confirmed')
  return (
    <section className={page.section}>
      <h2>{said.title}</h2>
      <p className="muted">{said.say}</p>
      {share !== undefined && (!rights || rights.unfinished) && (
        <p className="muted" role="status">
          {said.looking(Math.floor(share * 100))}
        </p>
      )}
      {fact.status === 'loading' && share === undefined && (
        <p className="muted" role="status">
          {said.looking(0)}
        </p>
      )}
      {isOpen ? (
        <Revoke
          {...{ chain, safe, account, operator }}
          isComplete={chosen !== undefined}
          onTaken={() => setChosen((now) => (now === chosen ? undefined : now))}
          onBack={() => setChosen(undefined)}
        />
      ) : (
        rights && <Listed rights={rights} onRevoke={(one) => setChosen(one ? { operator: one } : {})} />
      )}
      {rights?.unfinished && share === undefined && <Unknown why={rights.unfinished.why} again={again} />}
      {(fact.status === 'unknown' || fact.status === 'stale') && <Unknown why="unreachable" again={again} />}
    </section>
  )
}
