import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { AppError } from '../../lib/errors.ts'
import { known } from '../../lib/known.ts'
import { wrapPath } from '../../lib/routes.ts'
import { OwnName } from '../../modals/OwnName.tsx'
import { type GenuineSafe, lockEndOf } from '../../safe/read/readSafe.ts'
import { connection } from '../../state/connection/connection.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { rememberSafe } from '../../state/settings/knownSafes.ts'
import { idOf } from '../../state/transactions/transactionLog.ts'
import { Address } from '../../ui/Address.tsx'
import { SmallArt } from '../../ui/art/Art.tsx'
import { rosetteOf } from '../../ui/art/rosetteOf.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { Holdings } from '../parts/Holdings.tsx'
import { PictureActs } from '../parts/PictureActs.tsx'

import { Receipt } from '../parts/Receipt.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { WatchNft } from '../parts/WatchNft.tsx'
import { Acts } from './Acts.tsx'
import { Control } from './Control.tsx'
import { OnItsWay } from './OnItsWay.tsx'
import { Rights } from './Rights.tsx'
import styles from './Safe.module.css'
import { StorageProof } from './StorageProof.tsx'
import { UnknownCodeView } from './UnknownCodeView.tsx'
import { Limits, WrapNotices } from './WrapNotices.tsx'

/** The status of a Safe in one line. Never green for what wasn't checked. */
function Verdict({ safe }: { safe: GenuineSafe }) {
  const { wallet } = pageWords
  const { wrap } = safe
  if (wrap === 'missing' || !wrap.isLive) return <Notice kind="unknown">{wallet.plain}</Notice>
  if (wrap.problems !== 0n)
    return (
      <Notice kind="danger" title={wallet.unclean}>
        <ul>
          {Object.entries(wallet.problems)
            .filter(([bit]) => (wrap.problems & BigInt(bit)) !== 0n)
            .map(([bit, say]) => (
              <li key={bit}>{say}</li>
            ))}
        </ul>
      </Notice>
    )
  if (!wrap.isSealed)
    return (
      <Notice kind="attention" title={wallet.unsealed}>
        {wrapWords.wrap.sealWaitSay}
      </Notice>
    )
  return (
    <Notice kind="sealed" title={wallet.sealed}>
      {wallet.sealedLimit}
    </Notice>
  )
}

/** The same where it is old: told of its block, in no colour, and nothing to rely on. */
function OldVerdict({ safe, block, reason }: { safe: GenuineSafe; block: bigint; reason: AppError }) {
  const { wallet } = pageWords
  const { wrap } = safe
  const isLive = wrap !== 'missing' && wrap.isLive
  const state = !isLive ? 'plain' : wrap.problems !== 0n ? 'unclean' : wrap.isSealed ? 'sealed' : 'unsealed'
  return (
    <Notice kind="unknown" title={wallet.asOf(block.toString())}>
      <p>{wallet.wasThen[state]}</p>
      <p>{reason.name === 'Cached' ? wallet.recalled : wallet.stale}</p>
    </Notice>
  )
}

type HeadProps = { chain: Chain; address: AddressValue; mark: 'seal' | 'lock' | undefined }

function Head({ chain, address, mark }: HeadProps) {
  return (
    <header className={styles.head} data-ink={rosetteOf(address, chain.id).ink}>
      <span className={styles.art}>
        <SmallArt address={address} chainId={chain.id} mark={mark} />
      </span>
      <div className={page.head}>
        <Title name={pageWords.wallet.title}>
          <Address address={address} isFull />
        </Title>
        <p className="small muted">{chain.name}</p>
        <OwnName address={address} chainId={chain.id} />
      </div>
    </header>
  )
}

function SafeView({
  chain,
  safe,
  block,
  staleReason,
}: {
  chain: Chain
  safe: GenuineSafe
  block: bigint
  /** Why it is old, where it is. */
  staleReason: AppError | undefined
}) {
  const { wallet } = pageWords
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const live = safe.wrap !== 'missing' && safe.wrap.isLive ? safe.wrap : undefined
  const isMine = live !== undefined && isSameAddress(live.driver, account)
  const receipts = useReceipts(chain.id, safe.address)
  const toWrap = `#${wrapPath({ prefix: chain.prefix, address: safe.address })}`
  return (
    <>
      {staleReason ? <OldVerdict safe={safe} block={block} reason={staleReason} /> : <Verdict safe={safe} />}
      {live?.isSealed && !staleReason && <WrapNotices wrap={live} chainId={chain.id} />}
      <div className={styles.grid}>
        <div className={page.column}>
          <section className={page.section}>
            <h2>{wallet.contents}</h2>
            <Holdings chain={chain} safe={safe.address} balance={safe.balance} block={block} />
          </section>
          <section className={page.section}>
            <h2>{wallet.control}</h2>
            <Control safe={safe} />
            <p className="small muted">{wallet.readAt(block.toString())}</p>
          </section>
          {!staleReason && <StorageProof chain={chain} safe={safe} block={block} />}
        </div>
        {/* from an earlier visit there is nothing to act on yet */}
        {staleReason?.name !== 'Cached' && (
          <div className={page.column}>
            {account && <OnItsWay chain={chain} safe={safe.address} account={account} />}
            {receipts.map((receipt) => (
              <Receipt key={idOf(receipt)} transaction={receipt} chain={chain} />
            ))}
            {isMine && <p className="small muted">{live.isSealed ? wallet.youHold : wallet.youDrive}</p>}
            {live && <WatchNft chain={chain} wrap={live} />}
            {!live && <ButtonLink href={toWrap}>{wallet.wrapIt}</ButtonLink>}
            {live && !live.isSealed && live.problems === 0n && (
              <ButtonLink look="primary" href={toWrap}>
                {wallet.sealIt}
              </ButtonLink>
            )}
            {isMine && account && <Acts chain={chain} safe={safe} wrap={live} account={account} readAt={block} />}
            {isMine && account && live.isSealed && (
              <Rights chain={chain} safe={safe.address} wrap={live} account={account} />
            )}
            {live && !isMine && <p className="muted">{wallet.notYours}</p>}
            {live?.isSealed && live.problems === 0n && <PictureActs chain={chain} safe={safe.address} wrap={live} />}
          </div>
        )}
      </div>
      {live && <Limits />}
    </>
  )
}

/** A Safe as it stands: who controls it, what is in it, and for the one who drives it, what can be done. */
export function SafePage({ chain, address }: { chain: Chain; address: AddressValue }) {
  const { wallet } = pageWords
  const { wrap } = wrapWords
  const { fact, again } = useSafe(chain.id, address, { isCached: true })
  const safe = known(fact)
  const isSafe = safe?.kind === 'safe'
  const wrapState = safe?.kind === 'safe' && safe.wrap !== 'missing' ? safe.wrap : undefined
  const isLocked = wrapState !== undefined && lockEndOf(wrapState) > 0
  const mark = isLocked ? 'lock' : wrapState?.isSealed && wrapState.isLive ? 'seal' : undefined
  const isCached = fact.status === 'stale' && fact.reason.name === 'Cached'
  useEffect(() => {
    if (isSafe) rememberSafe({ chainId: chain.id, address })
  }, [isSafe, chain.id, address])

  let body: ReactNode
  if (fact.status === 'unknown') {
    const said = errorCopy(fact.reason)
    body = (
      <>
        <Notice kind="unknown" title={said.title}>
          {said.say}
        </Notice>
        <div className={page.acts}>
          <Button look="primary" onClick={again}>
            {words.tryAgain}
          </Button>
          <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
        </div>
      </>
    )
  } else if (fact.status === 'loading' || (isCached && !isSafe)) body = <p className="muted">{wallet.reading}</p>
  else if (fact.value.kind === 'safe')
    body = (
      <SafeView
        chain={chain}
        safe={fact.value}
        block={fact.block}
        staleReason={fact.status === 'stale' ? fact.reason : undefined}
      />
    )
  else if (fact.value.kind === 'unknownSingleton')
    body = (
      <UnknownCodeView
        safe={fact.value}
        block={fact.block}
        staleReason={fact.status === 'stale' ? fact.reason : undefined}
      />
    )
  else {
    const said = wrap.blockers[fact.value.kind]
    body = (
      <>
        <Notice kind="attention" title={said.title}>
          {said.say}
        </Notice>
        <Facts rows={[[wallet.notFound, <Address key="a" address={address} isFull />]]} />
      </>
    )
  }
  return (
    <div className={`${page.page} ${page.column}`}>
      <Head chain={chain} address={address} mark={mark} />
      {body}
    </div>
  )
}
