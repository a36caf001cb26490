import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { safePath } from '../../../lib/routes.ts'
import { Address } from '../../../ui/Address.tsx'
import { rosetteOf } from '../../../ui/art/rosetteOf.ts'
import page from '../../../ui/Page.module.css'
import { Title } from '../../../ui/Title.tsx'
import { lendingWords } from '../../../words/en/lending.ts'
import { Clause } from '../report/Clause.tsx'
import styles from '../report/Report.module.css'
import sale from '../sale/Sale.module.css'
import { LendState } from './LendState.tsx'

type Point = { ask: string; why: string }

/** The points to ask for, each with its reason. */
function Points({ of }: { of: Readonly<Record<string, Point>> }) {
  return (
    <ul className={page.column}>
      {Object.entries(of).map(([id, { ask, why }]) => (
        <li key={id}>
          <strong>{ask}</strong>
          <p className="muted">{why}</p>
        </li>
      ))}
    </ul>
  )
}

/** What to demand before lending against, escrowing or bequeathing a wrapped Safe, beside its current state. */
export function Lend({ chain, address }: { chain: Chain; address: AddressValue }) {
  const { lend, escrow, inherit, ...said } = lendingWords
  return (
    <div className={`${page.page} ${styles.report}`} data-ink={rosetteOf(address, chain.id).ink} data-card="true">
      <header className={`${page.head} ${styles.rest}`}>
        <a className="small" href={`#${safePath({ prefix: chain.prefix, address })}`}>
          {said.back}
        </a>
        <Title>{said.title}</Title>
        <p>
          <Address address={address} isFull />
        </p>
        <p className="small muted">{chain.name}</p>
        <p className="muted">{said.say}</p>
      </header>
      <aside className={`${styles.card} ${sale.aside}`}>
        <div className={page.column}>
          <h2>{said.now}</h2>
          <LendState chain={chain} address={address} />
        </div>
      </aside>
      <div className={`${page.column} ${styles.rest}`}>
        <Clause id="lend" number={1} title={lend.title} say={lend.say}>
          <Points of={lend.points} />
          <p className="muted">{said.reads}</p>
        </Clause>
        <Clause id="escrow" number={2} title={escrow.title} say={escrow.say}>
          <Points of={escrow.points} />
        </Clause>
        <Clause id="inherit" number={3} title={inherit.title}>
          <p>{inherit.say}</p>
          <Points of={inherit.ways} />
          <p>{inherit.either}</p>
          <Points of={inherit.points} />
        </Clause>
        <p className="small muted">{said.vaults}</p>
      </div>
    </div>
  )
}
