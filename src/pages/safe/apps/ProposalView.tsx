import { useState } from 'react'
import type { Proposal } from '../../../apps/walletConnect/readProposal.ts'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import { type Chain, DEMO_CHAIN_ID } from '../../../lib/chains.ts'
import { type AppError, toAppError } from '../../../lib/errors.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { agreeTo, turnDown } from '../../../state/inbox/relayWallet.ts'
import { useWrappedOn } from '../../../state/inbox/useWrappedOn.ts'
import { configuredChains } from '../../../state/settings/configuredChains.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { networkName } from '../../parts/networkName.ts'
import { appName } from './appName.ts'

const named = (ids: readonly number[]): string => ids.map(networkName).join(', ')

/** The networks that an app would be connected on, this one first, and those that couldn't be read. */
function useNetworks({ named: asked }: Proposal, chain: Chain, safeState: GenuineSafe, account: Address) {
  const others = configuredChains()
    .map(({ id }) => id)
    .filter((id) => id !== chain.id && id !== DEMO_CHAIN_ID && asked.includes(id))
  const found = useWrappedOn(others, safeState)
  const wrapped = found.filter(({ driver }) => isSameAddress(driver, account)).map(({ chainId }) => chainId)
  return {
    isReading: found.some(({ fact }) => fact.status === 'loading'),
    unread: found.filter(({ fact }) => fact.status === 'unknown').map(({ chainId }) => chainId),
    chains: [...(asked.includes(chain.id) ? [chain.id] : []), ...wrapped],
  }
}

/** Why an app can't be connected, even if the user approves. */
function obstacleTo({ wrong, needed }: Proposal, chains: readonly number[]): string | undefined {
  const said = appsWords.proposal
  if (wrong) return said[wrong]
  const lacking = needed.filter((id) => !chains.includes(id))
  if (lacking.length > 0) return said.lacks(named(lacking))
  return chains.length === 0 ? said.none : undefined
}

type Props = { proposal: Proposal; chain: Chain; safeState: GenuineSafe; account: Address }

/** A session proposal: what the app claims about itself, what it would get, and buttons to approve or reject. */
export function ProposalView({ proposal, chain, safeState, account }: Props) {
  const said = appsWords.proposal
  const { app } = proposal
  const { isReading, unread, chains } = useNetworks(proposal, chain, safeState, account)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<AppError>()
  const obstacle = isReading ? undefined : obstacleTo(proposal, chains)
  const agree = () => {
    if (isBusy || isReading) return
    setBusy(true)
    setError(undefined)
    agreeTo(proposal, safeState.address, chains).catch((thrown: unknown) => {
      setError(toAppError(thrown))
      setBusy(false)
    })
  }
  return (
    <section className={page.section} aria-label={said.title(appName(app))}>
      <h2>
        <bdi>{said.title(appName(app))}</bdi>
      </h2>
      <Facts
        rows={[
          [said.address, app.url ? <bdi key="a">{app.url}</bdi> : said.noAddress],
          ...(chains.length > 0 ? [[said.networks, named(chains)] as const] : []),
        ]}
      />
      {isReading && (
        <p className="muted" role="status">
          {said.reading}
        </p>
      )}
      {unread.length > 0 && <Notice kind="unknown">{said.unread(named(unread))}</Notice>}
      {obstacle ? (
        <Notice kind="attention">{obstacle}</Notice>
      ) : (
        <>
          <Notice kind="attention">{said.unchecked}</Notice>
          <p className="muted">{said.may}</p>
        </>
      )}
      {error && (
        <div role="alert">
          <Notice kind="attention" title={errorCopy(error).title}>
            {errorCopy(error).say}
          </Notice>
        </div>
      )}
      <div className={page.acts}>
        {!obstacle && (
          <Button look="primary" aria-disabled={isBusy || isReading} onClick={agree}>
            {said.agree}
          </Button>
        )}
        <Button onClick={() => turnDown(proposal)}>{said.no}</Button>
      </div>
    </section>
  )
}
