import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { wrapPath } from '../../lib/routes.ts'
import { connection } from '../../state/connection/connection.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { knownSafes } from '../../state/settings/knownSafes.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/art/ArtRows.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { newSafeWords } from '../../words/en/newSafe.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { late } from '../parts/late.tsx'
import { OwnedSafes } from '../parts/owned/OwnedSafes.tsx'
import { SafeField } from '../parts/SafeField.tsx'
import { Afterwards } from './Afterwards.tsx'
import { Steps } from './Steps.tsx'
import styles from './Wrap.module.css'

const OpenSentFile = late(() => import('../parts/files/OpenSentFile.tsx').then(({ OpenSentFile }) => OpenSentFile))

const MAX_SHOWN = 5

/** One of the user's own Safes; renders nothing for one that isn't theirs or is already wrapped. */
function OwnSafe({ chain, address, account }: { chain: Chain; address: AddressValue; account: AddressValue }) {
  const safeState = known(useSafe(chain.id, address).fact)
  if (safeState?.kind !== 'safe' || !safeState.owners.some((owner) => isSameAddress(owner, account))) return null
  return (
    <ArtRow href={`#${wrapPath({ prefix: chain.prefix, address })}`} address={address} chainId={chain.id} isProof>
      <span>
        <Address address={address} />
        <span className="small muted">{wrapWords.wrap.ownersOf(safeState.threshold, safeState.owners.length)}</span>
      </span>
    </ArtRow>
  )
}

/** The first step: choosing a Safe. */
export function ChooseSafe() {
  const { wrap } = wrapWords
  const state = useStore(connection)
  const chain = currentChain()
  const seen = useSyncExternalStore(knownSafes.subscribe, knownSafes.read, knownSafes.read)
  const here = seen.filter(({ chainId }) => chainId === chain.id).slice(0, MAX_SHOWN)
  return (
    <div className={`${page.page} ${page.act}`}>
      <div className={page.column}>
        <Steps current={0} />
        <div className={page.head}>
          <Title name={wrap.title}>{wrap.choose}</Title>
          <p className="muted">{wrap.chooseSay}</p>
        </div>
        <SafeField label={wrap.field} action={wrap.check} help={wrap.help} pathOf={wrapPath} />
        {state.status === 'connected' && here.length > 0 && (
          <section className={`${page.section} ${styles.yours}`}>
            <h2>{wrap.yours(chain.name)}</h2>
            <ArtRows>
              {here.map(({ address }) => (
                <OwnSafe key={address} chain={chain} address={address} account={state.account} />
              ))}
            </ArtRows>
            <p className="small muted">{wrap.yoursSay}</p>
          </section>
        )}
        {state.status === 'connected' && <OwnedSafes chains={[chain]} account={state.account} />}
        <OpenSentFile />
        <section className={page.section}>
          <h2>{newSafeWords.offer}</h2>
          <p className="muted">{newSafeWords.offerSay}</p>
          <div className={page.acts}>
            <ButtonLink href="#/wrap/new">{newSafeWords.offer}</ButtonLink>
          </div>
        </section>
      </div>
      <Afterwards />
    </div>
  )
}
