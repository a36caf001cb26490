import { useState } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { STORAGE_KEYS } from '../../../lib/config.ts'
import { safePath, wrapPath } from '../../../lib/routes.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { connection } from '../../../state/connection/connection.ts'
import { useInbox } from '../../../state/inbox/useInbox.ts'
import { isPersisted } from '../../../state/settings/storage.ts'
import { idOf } from '../../../state/transactions/transactionLog.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { useOwnedSafe } from '../../parts/inSafe/useOwnedSafe.ts'
import { late } from '../../parts/late.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { useReceipts } from '../../parts/useReceipts.ts'
import { WatchNft } from '../../parts/WatchNft.tsx'
import { Acts, Apps, linkedAct } from './Acts.tsx'
import { actCopy } from './actCopy.ts'
import { OnItsWay } from './OnItsWay.tsx'

const OfferList = late(() => import('../sale/OfferList.tsx').then(({ OfferList }) => OfferList))
const OpenSentFile = late(() => import('../../parts/files/OpenSentFile.tsx').then(({ OpenSentFile }) => OpenSentFile))
const Rights = late(() => import('./Rights.tsx').then(({ Rights }) => Rights))

type OwnersProps = { chain: Chain; safe: Address; holder: Address; account: Address }

/** The offers that were signed in this browser, for an owner of the Safe that holds the NFT. */
const OwnersOffers = ({ chain, safe, holder, account }: OwnersProps) =>
  useOwnedSafe(chain, holder, account) && <OfferList chain={chain} safe={safe} account={account} isShort />

/** Next steps for the Safe, and receipts: for its holder beside the report, for others how to wrap it. */
export function OwnActs({ chain, safeState, block }: { chain: Chain; safeState: GenuineSafe; block: bigint }) {
  const { safe: safeWords } = pageWords
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  const live = liveWrapOf(safeState)
  const isMine = live !== undefined && isSameAddress(live.driver, account)
  const receipts = useReceipts(chain.id, safeState.address)
  // stays after the last request is answered, since the outcome is shown there
  const [isForApps, setForApps] = useState(linkedAct() === 'apps')
  const isAsked = useInbox(safeState.address).length > 0
  if (isAsked && !isForApps) setForApps(true)
  const hasOffers = isPersisted(STORAGE_KEYS.offers) || isPersisted(STORAGE_KEYS.askedOffers)
  const toSell = (
    <ButtonLink href={`#${safePath({ prefix: chain.prefix, address: safeState.address })}?sell`}>
      {holderWords.sell}
    </ButtonLink>
  )
  const toWrap = `#${wrapPath({ prefix: chain.prefix, address: safeState.address })}`
  return (
    <div className={page.column} data-own="">
      {account && <OnItsWay chain={chain} safe={safeState.address} account={account} />}
      {receipts.map((receipt) => (
        <Receipt key={idOf(receipt)} transaction={receipt} chain={chain} title={actCopy(receipt).done} />
      ))}
      {isMine && <p className="small muted">{live.isSealed ? safeWords.youHold : safeWords.youDrive}</p>}
      {live && <WatchNft chain={chain} wrap={live} />}
      {isMine && live.isSealed && <div className={page.acts}>{toSell}</div>}
      {isMine && hasOffers && <OfferList chain={chain} safe={safeState.address} account={account} isShort />}
      {live && !isMine && account && hasOffers && (
        <OwnersOffers chain={chain} safe={safeState.address} holder={live.driver} account={account} />
      )}
      {!live && (
        <div className={page.acts}>
          <ButtonLink href={toWrap}>{safeWords.wrapIt}</ButtonLink>
        </div>
      )}
      {live && !live.isSealed && live.problems === 0n && (
        <div className={page.acts}>
          <ButtonLink look="primary" href={toWrap}>
            {safeWords.sealIt}
          </ButtonLink>
        </div>
      )}
      {isMine && account && <Acts chain={chain} safeState={safeState} wrap={live} account={account} readAt={block} />}
      {isMine && account && live.isSealed && (
        <Rights chain={chain} safe={safeState.address} wrap={live} account={account} />
      )}
      {live && !isMine && <p className="muted">{safeWords.notYours}</p>}
      {live?.isSealed && !isMine && <OpenSentFile isShort />}
      {live && !isMine && isForApps && <Apps {...{ chain, safeState, wrap: live, account }} />}
      {live && !isMine && account && (
        <HolderSafe chain={chain} holder={live.driver} account={account}>
          {live.isSealed && toSell}
        </HolderSafe>
      )}
    </div>
  )
}
