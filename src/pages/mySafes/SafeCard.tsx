import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import { safePath, wrapPath } from '../../lib/routes.ts'
import { lockEndOf, type SafeState } from '../../safe/read/readSafe.ts'
import type { Standing } from '../../safe/read/standingOf.ts'
import { wrapStage } from '../../safe/read/wrapStage.ts'
import { useOwnName } from '../../state/settings/ownNames.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Art } from '../../ui/art/Art.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { words } from '../../words/en/appShell.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { pageWords } from '../../words/en/pages.ts'
import { formatMoment } from '../../words/formatMoment.ts'
import { HolderName } from './HolderName.tsx'
import styles from './MySafes.module.css'

type Props = {
  chain: Chain
  address: AddressValue
  fact: Fact<SafeState>
  /** Its driver; undefined if it has none, or if unknown. */
  standing: Standing | undefined
  /** Whether cards of other networks are next to it. */
  isMixed?: boolean
}

type Note = { icon: 'seal' | 'warning' | 'info'; say: string }

/** The most important note, unless it is simply sealed and the user's own. */
function noteOf(state: SafeState | undefined, standing: Standing | undefined): Note | undefined {
  const { card } = mySafesWords
  if (!state) return undefined
  if (state.kind !== 'safe') return { icon: 'warning', say: card.noSafe }
  const stage = wrapStage(state.wrap)
  if (stage === 'missing' || stage === 'no') return { icon: 'info', say: pageWords.safe.plain }
  if (state.wrap !== 'missing' && state.wrap.problems !== 0n) return { icon: 'warning', say: pageWords.safe.unclean }
  if (stage === 'unsealed') {
    const isOwn = standing?.kind === 'you' || standing?.kind === 'yourSafe' || standing?.kind === 'yourWrapped'
    return { icon: 'seal', say: isOwn ? card.unsealed : pageWords.safe.unsealed }
  }
  return standing?.kind === 'contract' ? { icon: 'info', say: card.away } : undefined
}

/** A Safe as its picture and a few facts; unknown ones are shown as unknown. */
export function SafeCard({ chain, address, fact, standing, isMixed = false }: Props) {
  const { card } = mySafesWords
  const state = known(fact)
  const safeState = state?.kind === 'safe' ? state : undefined
  const name = useOwnName({ address, chainId: chain.id })
  const wrap = safeState?.wrap === 'missing' ? undefined : safeState?.wrap
  const stage = safeState && wrapStage(safeState.wrap)
  const lockedUntil = wrap && stage === 'sealed' ? lockEndOf(wrap) : 0
  const note = noteOf(state, standing)
  const absent = <span className="muted">{fact.status === 'loading' ? words.loading : words.unknown}</span>
  const path = stage === 'unsealed' && note?.icon === 'seal' ? wrapPath : safePath
  const rows: [string, ReactNode][] = []
  // what isn't a Safe has no facts
  if (safeState || !state) {
    rows.push([card.balance, safeState ? formatAmount(safeState.balance, chain.currency.symbol) : absent])
    if (stage === undefined || stage === 'sealed')
      rows.push([card.lock, !safeState ? absent : lockedUntil > 0 ? card.locked(formatMoment(lockedUntil)) : card.open])
    const nobody = safeState ? card.nobody : absent
    const holder = standing ? <HolderName key="h" standing={standing} /> : nobody
    rows.push([stage === 'unsealed' ? card.getsIt : card.heldBy, holder])
  }
  if (isMixed) rows.push([card.network, chain.name])
  return (
    <li>
      <a className={styles.card} href={`#${path({ prefix: chain.prefix, address })}`}>
        <span className={styles.plate}>
          <Art
            address={address}
            chainId={chain.id}
            chainName={chain.name}
            lockedUntil={lockedUntil}
            isProof={state ? stage !== 'sealed' : standing === undefined}
          />
        </span>
        {name !== undefined && (
          <strong>
            <q>
              <bdi>{name}</bdi>
            </q>
          </strong>
        )}
        <Address address={address} />
        {note && (
          <span className={styles.note}>
            <Icon name={note.icon} />
            {note.say}
          </span>
        )}
        {rows.length > 0 && <Facts rows={rows} />}
        {fact.status === 'stale' && <p className="small muted">{pageWords.safe.asOf(fact.block.toString())}</p>}
      </a>
    </li>
  )
}
