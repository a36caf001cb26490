import type { ReactNode } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { wrapPath } from '../../../lib/routes.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import type { OwnedSafes } from '../../../safe/transactionService.ts'
import { useSafes } from '../../../state/mySafes/useSafes.ts'
import { Address } from '../../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../../ui/art/ArtRows.tsx'
import { Button } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { mySafesWords } from '../../../words/en/mySafes.ts'
import { wrapWords } from '../../../words/en/wrap.ts'

/** Safes shown per network at most, since each is read from the chain. */
const MOST_SHOWN = 30

type Props = { chain: Chain; account: AddressValue; answer: OwnedSafes }

/** The Safes from Safe's service that the chain confirms as owned by the account; others aren't listed. */
function Confirmed({
  chain,
  account,
  safes,
  hasMore,
}: Omit<Props, 'answer'> & Extract<OwnedSafes, { safes: unknown }>) {
  const { owned } = mySafesWords
  const asked = safes.slice(0, MOST_SHOWN)
  const reads = useSafes(chain.id, asked)
  const facts = reads.map(({ fact }) => fact)
  const mine = facts.flatMap((fact): GenuineSafe[] => {
    const state = known(fact)
    return state?.kind === 'safe' && state.owners.some((owner) => isSameAddress(owner, account)) ? [state] : []
  })
  const unread = facts.filter(({ status }) => status === 'unknown').length
  const isReading = facts.some(({ status }) => status === 'loading')
  const notMine = facts.filter((fact) => known(fact) !== undefined).length - mine.length
  return (
    <>
      {mine.length > 0 && (
        <ArtRows>
          {mine.map(({ address, threshold, owners }) => (
            <ArtRow
              key={address}
              href={`#${wrapPath({ prefix: chain.prefix, address })}`}
              address={address}
              chainId={chain.id}
              isProof
            >
              <span>
                <Address address={address} />
                <span className="small muted">{wrapWords.wrap.ownersOf(threshold, owners.length)}</span>
              </span>
            </ArtRow>
          ))}
        </ArtRows>
      )}
      {isReading && <p className="small muted">{words.loading}</p>}
      {notMine > 0 && <p className="small muted">{owned.notYours(notMine)}</p>}
      {unread > 0 && (
        <div className={page.acts}>
          <p className="small muted">{owned.unread(unread)}</p>
          <Button
            size="small"
            aria-label={`${words.tryAgain}: ${chain.name}`}
            onClick={() => {
              for (const { fact, again } of reads) if (fact.status === 'unknown') again()
            }}
          >
            {words.tryAgain}
          </Button>
        </div>
      )}
      {(hasMore || safes.length > asked.length) && <p className="small muted">{owned.more(asked.length)}</p>}
    </>
  )
}

/** The answer of Safe's service for one network, each Safe confirmed by the chain, or why there is none. */
export function OwnedOn({ chain, account, answer }: Props): ReactNode {
  if ('safes' in answer && answer.safes.length > 0)
    return (
      <div className={page.section}>
        <h3>{chain.name}</h3>
        <Confirmed chain={chain} account={account} {...answer} />
      </div>
    )
  return null
}
