import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../lib/address.ts'
import { type Chain, DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { safePath } from '../../lib/routes.ts'
import { type HeldSafe, heldSafesSchema, readHeldSafes } from '../../safe/read/readHeldSafes.ts'
import { lockEndOf, type SafeState } from '../../safe/read/readSafe.ts'
import { connection } from '../../state/connection/connection.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { clientOf } from '../../state/queries/clients.ts'
import { useFact } from '../../state/queries/queries.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { useOwnName } from '../../state/settings/ownNames.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Art } from '../../ui/art/Art.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { keepFocus } from '../../ui/keepFocus.ts'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { SafeField } from '../parts/SafeField.tsx'
import styles from './MySafes.module.css'

/** When its lock ends; zero also where nothing is known of it. */
const lockOf = (safe: SafeState | undefined): number =>
  safe?.kind !== 'safe' || safe.wrap === 'missing' ? 0 : lockEndOf(safe.wrap)

function Card({ chain, held }: { chain: Chain; held: HeldSafe }) {
  const { address } = held
  const { fact } = useSafe(chain.id, address, { isCached: true })
  const safe = known(fact)
  const name = useOwnName({ address, chainId: chain.id })
  const balance = safe?.kind === 'safe' ? formatAmount(safe.balance, chain.currency.symbol) : undefined
  return (
    <li>
      <a className={styles.card} href={`#${safePath({ prefix: chain.prefix, address })}`}>
        <span className={styles.plate}>
          <Art address={address} chainId={chain.id} chainName={chain.name} lockedUntil={lockOf(safe)} />
        </span>
        {name !== undefined && (
          <strong>
            <q>
              <bdi>{name}</bdi>
            </q>
          </strong>
        )}
        <Address address={address} />
        <Facts
          rows={[
            [pageWords.wallets.inIt, balance ?? (fact.status === 'loading' ? words.loading : words.unknown)],
            [pageWords.wallets.heldBy, wrapWords.afterwards.you],
          ]}
        />
        {fact.status === 'stale' && <p className="small muted">{pageWords.wallet.asOf(fact.block.toString())}</p>}
      </a>
    </li>
  )
}

function List({ chain, account }: { chain: Chain; account: AddressValue }) {
  const { wallets } = pageWords
  const { fact, again } = useFact({
    key: ['held', chain.id, account],
    read: async () => readHeldSafes(await clientOf(chain.id), account),
    isCached: true,
    ...(chain.id !== DEMO_CHAIN_ID && { kept: heldSafesSchema }),
  })
  if (fact.status === 'loading') return <p className="muted">{wallets.reading}</p>
  if (fact.status === 'unknown')
    return (
      <>
        <Notice kind="unknown" title={words.unknown}>
          {wallets.missing(chain.name)}
        </Notice>
        <div className={page.acts}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      </>
    )
  const isCached = fact.status === 'stale' && fact.reason.name === 'Cached'
  return (
    <>
      {fact.status === 'stale' && (
        <Notice kind="unknown" title={pageWords.wallet.asOf(fact.block.toString())}>
          {isCached ? pageWords.wallet.recalled : pageWords.wallet.stale}
        </Notice>
      )}
      {fact.value.length === 0 ? (
        <p>{wallets.none(chain.name)}</p>
      ) : (
        <ul className={styles.cards}>
          {fact.value.map((held) => (
            <Card key={held.address} chain={chain} held={held} />
          ))}
        </ul>
      )}
      <p className="small muted">{wallets.limits(chain.name)}</p>
      <div className={page.acts}>
        <ButtonLink href="#/wrap">{wallets.wrap}</ButtonLink>
      </div>
    </>
  )
}

/** The wrapped Safes of the connected account, from the contract alone. */
export default function MySafes() {
  const { wallets } = pageWords
  const state = useStore(connection)
  useEffect(keepFocus, [])
  return (
    <div className={`${page.page} ${page.column}`}>
      <Title>{wallets.title}</Title>
      {state.status === 'connected' ? (
        <List chain={currentChain()} account={state.account} />
      ) : (
        <>
          <p className="muted">{wallets.connectFirst}</p>
          <SafeField label={words.home.lookUp} action={words.home.look} help={words.home.help} pathOf={safePath} />
        </>
      )}
    </div>
  )
}
