import { useStore } from 'zustand'
import { type Address as AddressValue, isSameAddress, shortAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { keyActs, type Swept } from '../../../state/sealKey/actByKey.ts'
import { useSealKeyOn } from '../../../state/sealKey/useSealKey.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { TransactionLink } from '../../../ui/TransactionLink.tsx'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { transactionWords } from '../../../words/en/transactions.ts'
import { KeyPanel } from './KeyPanel.tsx'
import { MakeKey } from './MakeKey.tsx'

/** Says that a key is deleted, where its balance went, and what was left in it. */
function Gone({ chain, swept: { sent, left } }: { chain: Chain; swept: Swept }) {
  const { gone, goneTo, goneLeft } = sealKeyWords
  const { symbol } = chain.currency
  return (
    <section className={page.section} role="status">
      <Notice kind="ok" title={gone}>
        {sent && <p>{goneTo(formatExactly(BigInt(sent.value), symbol), shortAddress(sent.to))}</p>}
        {left > 0n && <p>{goneLeft(formatExactly(left, symbol))}</p>}
      </Notice>
      {sent && (
        <Facts rows={[[transactionWords.transaction, <TransactionLink key="t" hash={sent.hash} chain={chain} />]]} />
      )}
    </section>
  )
}

type Props = {
  chain: Chain
  account: AddressValue | undefined
  safe?: AddressValue | undefined
  driver?: AddressValue | undefined
  /** Whether to show only an existing key. */
  isAside?: boolean
}

/** A chain's one-time key: an existing one, what became of it, or the offer to make one. */
export function SealKey({ chain, account, safe, driver, isAside = false }: Props) {
  const sealKey = useSealKeyOn(chain.id)
  const swept = useStore(keyActs, (state) => state.swept.find(({ chainId }) => chainId === chain.id))
  if (sealKey) return <KeyPanel key={sealKey.address} {...{ chain, sealKey, account, safe, driver, isAside }} />
  return (
    <>
      {swept && <Gone chain={chain} swept={swept} />}
      {!isAside && safe && account && (
        // a wrapped Safe can't pay: refunds go to the driver, who is most likely to have paid
        <MakeKey {...{ chain, safe }} payer={(isSameAddress(account, safe) && driver) || account} />
      )}
    </>
  )
}
