import { type ReactNode, useState } from 'react'
import { type Chain, DEMO_CHAIN_ID } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { Elsewhere as Found } from '../../../safe/read/readElsewhere.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { useElsewhere } from '../../../state/queries/useElsewhere.ts'
import { configuredChains } from '../../../state/settings/configuredChains.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { elsewhereWords } from '../../../words/en/elsewhere.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { Addresses } from '../../parts/Addresses.tsx'

function FoundView({ found }: { found: Found }): ReactNode {
  if (found.kind === 'nothing' || found.kind === 'other') return <p>{elsewhereWords[found.kind]}</p>
  if (found.kind === 'wrapped')
    return (
      <>
        <p>{elsewhereWords.wrapped}</p>
        <Address address={found.driver} isFull />
      </>
    )
  if (found.isSame) return <p>{elsewhereWords.same}</p>
  return (
    <>
      <p>{elsewhereWords.different}</p>
      <p className="small muted">{wrapWords.wrap.ownersOf(found.threshold, found.owners.length)}</p>
      <Addresses addresses={found.owners} />
    </>
  )
}

function OnChain({ chain, safeState }: { chain: Chain; safeState: GenuineSafe }) {
  const { fact, again } = useElsewhere(chain.id, safeState)
  const found = known(fact)
  if (found) return <FoundView found={found} />
  if (fact.status !== 'unknown')
    return (
      <p className="muted" role="status">
        {elsewhereWords.reading}
      </p>
    )
  return (
    <>
      <p>{elsewhereWords.unknown}</p>
      <p className="small muted">{errorCopy(fact.reason).say}</p>
      <Button size="small" aria-label={`${words.tryAgain}: ${chain.name}`} onClick={again}>
        {words.tryAgain}
      </Button>
    </>
  )
}

/** What is at the Safe's address on the other configured networks, queried on demand. */
export function Elsewhere({ chain, safeState }: { chain: Chain; safeState: GenuineSafe }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  // the demo's addresses exist on its own chain only
  if (chain.id === DEMO_CHAIN_ID) return null
  if (!isOpen)
    return (
      <div className={page.section}>
        <p className="small muted">{elsewhereWords.say}</p>
        <div className={page.acts}>
          <Button onClick={() => setOpen(true)}>{elsewhereWords.look}</Button>
        </div>
      </div>
    )
  const others = configuredChains().filter(({ id }) => id !== chain.id && id !== DEMO_CHAIN_ID)
  return (
    <div className={page.section}>
      <h3>{elsewhereWords.title}</h3>
      <Facts
        rows={others.map((other) => [other.name, <OnChain key={other.id} chain={other} safeState={safeState} />])}
      />
      <p>{elsewhereWords.only(chain.name)}</p>
    </div>
  )
}
