import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { lockEndOf, type WrapState } from '../../safe/read/readSafe.ts'
import type { Transaction } from '../../state/transactions/transactionLog.ts'
import { Address } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Certificate } from '../../ui/Certificate.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { wrapWords } from '../../words/en/wrap.ts'
import { HolderSafe } from '../parts/inSafe/HolderSafe.tsx'
import { PictureActs } from '../parts/PictureActs.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { KeyAside } from '../parts/sealKey/KeyAside.tsx'
import { WatchNft } from '../parts/WatchNft.tsx'
import styles from './Wrap.module.css'

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue | undefined
  live: WrapState
  receipt: Transaction | undefined
}

/** The NFT exists: what it is, who holds it, and what to do next. */
export function Done({ chain, safe, account, live, receipt }: Props) {
  const { wrap } = wrapWords
  const path = `#${safePath({ prefix: chain.prefix, address: safe })}`
  return (
    <div className={`${page.page} ${styles.done}`}>
      <Certificate
        address={safe}
        chainId={chain.id}
        chainName={chain.name}
        name="Wrapped Safe"
        lockedUntil={lockEndOf(live)}
        facts={[[wrap.heldBy, <Address key="h" address={live.driver} />]]}
      />
      <div className={page.column}>
        <div className={page.head}>
          <Title>{wrap.doneTitle}</Title>
          <p className="muted">{wrap.doneSay}</p>
        </div>
        {receipt && <Receipt transaction={receipt} chain={chain} />}
        <KeyAside {...{ chain, safe, account }} />
        <div className={page.acts}>
          <ButtonLink look="primary" href={path}>
            {wrap.open}
          </ButtonLink>
          <CopyButton label={wrap.copyLink} text={new URL(path, location.href).href} />
        </div>
        {account && <HolderSafe chain={chain} holder={live.driver} account={account} />}
        <PictureActs chain={chain} safe={safe} wrap={live} />
        <WatchNft chain={chain} wrap={live} />
      </div>
    </div>
  )
}
