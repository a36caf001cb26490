import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Chain } from '../../lib/chains.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import { DEPLOYERS, NETWORK_PIECES } from '../../safe/read/networkPieces.ts'
import { type Pieces, readPieces } from '../../safe/read/readPieces.ts'
import { connection } from '../../state/connection/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { clientOf } from '../../state/queries/clients.ts'
import { useFact } from '../../state/queries/queries.ts'
import { chainByPrefix } from '../../state/settings/configuredChains.ts'
import { Address } from '../../ui/Address.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepFocus } from '../../ui/keepFocus.ts'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { MissingNetwork } from '../parts/DeadLink.tsx'
import { DeployStep } from './DeployStep.tsx'
import styles from './PrepareNetwork.module.css'

/** Where the authors of a deployer explain how to get it on a network. */
const HOW_TO = {
  create2: 'https://github.com/Arachnid/deterministic-deployment-proxy',
  safe: 'https://github.com/safe-global/safe-singleton-factory',
}

/** The missing deployers that a contract still needs. */
function Deployers({ found }: { found: Pieces }) {
  const { deployers, deployerOther, howTo } = prepareWords
  const needed = NETWORK_PIECES.filter(({ id }) => found.pieces[id] === 'missing').map(({ deployer }) => deployer)
  return [...new Set(needed)]
    .filter((name) => found.deployers[name] !== 'here')
    .map((name) => (
      <Notice key={name} kind="attention" title={deployers[name].title}>
        <p>{found.deployers[name] === 'other' ? deployerOther : deployers[name].say}</p>
        <Address address={DEPLOYERS[name].address} isFull />
        <p>
          <a href={HOW_TO[name]} target="_blank" rel="noopener noreferrer">
            {howTo} <Icon name="external" size={16} />
          </a>
        </p>
      </Notice>
    ))
}

function Found({ chain, found, onAgain }: { chain: Chain; found: Pieces; onAgain: () => void }) {
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const missing = NETWORK_PIECES.filter(({ id }) => found.pieces[id] === 'missing')
  const isComplete = NETWORK_PIECES.every(({ id, isOptional }) => isOptional || found.pieces[id] === 'here')
  return (
    <>
      {isComplete && (
        <>
          <Notice kind="ok" title={prepareWords.ready}>
            {prepareWords.readySay(chain.name)}
          </Notice>
          <div className={page.acts}>
            <ButtonLink look="primary" href="#/wrap">
              {wrapWords.wrap.title}
            </ButtonLink>
          </div>
        </>
      )}
      <Deployers found={found} />
      {missing.length > 0 && !account && (
        <div className={page.acts}>
          <Button look="primary" onClick={() => openDialog('connect')}>
            {prepareWords.connect}
          </Button>
        </div>
      )}
      <ol className={styles.pieces}>
        {NETWORK_PIECES.map((piece) => (
          <DeployStep
            key={piece.id}
            piece={piece}
            chain={chain}
            account={account}
            found={found.pieces[piece.id]}
            canDeploy={found.deployers[piece.deployer] === 'here'}
            isNext={missing[0] === piece && !piece.isOptional}
            onAgain={onAgain}
          />
        ))}
      </ol>
    </>
  )
}

function PrepareChain({ chain }: { chain: Chain }) {
  const { fact, again } = useFact({
    key: ['pieces', chain.id],
    read: async () => readPieces(await clientOf(chain.id)),
    every: LOOK_EVERY,
  })
  return (
    <div className={`${page.page} ${page.column} ${styles.page}`}>
      <div className={page.head}>
        <Title>{prepareWords.title(chain.name)}</Title>
        <p className="muted">{prepareWords.say}</p>
      </div>
      <p>{prepareWords.noPower}</p>
      {fact.status === 'loading' && (
        <p className="muted" role="status">
          {prepareWords.reading}
        </p>
      )}
      {(fact.status === 'unknown' || fact.status === 'stale') && (
        <>
          <Notice kind="unknown" title={errorCopy(fact.reason).title}>
            {errorCopy(fact.reason).say}
          </Notice>
          <div className={page.acts}>
            <Button onClick={again}>{words.tryAgain}</Button>
            <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
          </div>
        </>
      )}
      {(fact.status === 'value' || fact.status === 'stale') && (
        <Found chain={chain} found={fact.value} onAgain={again} />
      )}
    </div>
  )
}

/** The contracts that wrapping needs on a network, each of which anyone can deploy if it is missing. */
export default function PrepareNetwork({ prefix }: { prefix: string }) {
  useEffect(keepFocus, [])
  const chain = chainByPrefix(prefix)
  if (!chain) return <MissingNetwork prefix={prefix} />
  return <PrepareChain key={chain.prefix} chain={chain} />
}
