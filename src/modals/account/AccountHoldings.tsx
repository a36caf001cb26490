import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useAccountKind } from '../../state/queries/useAccountKind.ts'
import { useBalance } from '../../state/queries/useBalance.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { useQueue } from '../../state/transactions/useQueue.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Facts } from '../../ui/Facts.tsx'
import { accountWords } from '../../words/en/account.ts'
import { words } from '../../words/en/appShell.ts'

/** Formats a fact: an unknown value is shown as unknown, never as zero. */
function said<T>(fact: Fact<T>, say: (value: T) => ReactNode): ReactNode {
  const value = known(fact)
  if (value !== undefined) return say(value)
  return <span className="muted">{fact.status === 'loading' ? words.loading : words.unknown}</span>
}

function SafeFacts({ chain, safeState }: { chain: Chain; safeState: GenuineSafe }) {
  const { account } = accountWords
  const queue = useQueue(chain, safeState)
  return (
    <Facts
      rows={[
        [account.agree, account.ofOwners(safeState.threshold, safeState.owners.length)],
        [
          account.owners,
          <ul key="o">
            {safeState.owners.map((owner) => (
              <li key={owner}>
                <Address address={owner} />
              </li>
            ))}
          </ul>,
        ],
        [account.nonce, safeState.nonce.toString()],
        ...(queue ? ([[account.queue, said(queue, String)]] as const) : []),
      ]}
    />
  )
}

function OfSafe({ chain, address }: { chain: Chain; address: AddressValue }) {
  const safeState = known(useSafe(chain.id, address).fact)
  return safeState?.kind === 'safe' ? <SafeFacts chain={chain} safeState={safeState} /> : null
}

/** The account's balance and kind; for a Safe also its threshold, owners, nonce and queue. */
export default function AccountHoldings({ chain, address }: { chain: Chain; address: AddressValue }): ReactNode {
  const { account } = accountWords
  const balance = useBalance(chain.id, address)
  const { fact: kind } = useAccountKind(chain.id, address)
  return (
    <>
      <Facts
        rows={[
          [account.balance, said(balance, (wei) => formatAmount(wei, chain.currency.symbol))],
          [account.kind, said(kind, (value) => account.kinds[value.kind])],
        ]}
      />
      {known(kind)?.kind === 'safe' && <OfSafe chain={chain} address={address} />}
    </>
  )
}
