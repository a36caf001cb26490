import { useEffect } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { useBalance } from '../../../state/queries/useBalance.ts'
import { useSealKeys } from '../../../state/sealKey/useSealKey.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { useSafeWords } from '../language/useSafeWords.ts'

function Lost({ chain, sealKey }: { chain: Chain; sealKey: SealKey }) {
  const fact = useBalance(chain.id, sealKey.address)
  const balance = known(fact)
  const { eraseLoses, eraseUnknown, reading } = sealKeyWords
  if (fact.status === 'loading') return <li>{reading}</li>
  if (balance === undefined) return <li>{eraseUnknown(chain.name)}</li>
  return <li>{eraseLoses(formatExactly(balance, chain.currency.symbol), chain.name)}</li>
}

/** What erasing this browser's storage would lose of one-time keys, by amount. */
export function KeysAtRisk({ onFound }: { onFound: (act: string | undefined) => void }) {
  useSafeWords()
  const keys = useSealKeys()
  const { title, say } = sealKeyWords.erase
  const act = keys.length > 0 ? sealKeyWords.eraseAnyway : undefined
  useEffect(() => onFound(act), [onFound, act])
  if (keys.length === 0) return null
  return (
    <Notice kind="danger" title={title}>
      <p>{say}</p>
      <ul>
        {keys.map((key) => {
          const chain = chainById(key.chainId)
          return chain && <Lost key={key.address} chain={chain} sealKey={key} />
        })}
      </ul>
    </Notice>
  )
}
