import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import { relayWallet, startRelayWallet, tryRelayAgain } from '../../../state/inbox/relayWallet.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { appsWords } from '../../../words/en/apps.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { late } from '../../parts/late.tsx'
import { AppFrame } from './AppFrame.tsx'
import { ConnectApp } from './ConnectApp.tsx'
import { Inbox } from './Inbox.tsx'
import { Refusals } from './Refusals.tsx'
import { Sessions } from './Sessions.tsx'

const ProposalView = late(() => import('./ProposalView.tsx').then(({ ProposalView }) => ProposalView))

type Props = { chain: Chain; safeState: GenuineSafe; wrap: WrapState; account: Address | undefined }

/** WalletConnect: connects apps, and lists the connected ones. */
function Relay({ chain, safeState, wrap, account }: Props) {
  const { status, error, sessions, proposals } = useStore(relayWallet)
  const proposed = useRef<HTMLDivElement>(null)
  const isDriver = account !== undefined && isSameAddress(wrap.driver, account)
  const own = sessions.filter((session) => isSameAddress(session.safe, safeState.address))
  let connecting: ReactNode = null
  if (status === 'elsewhere')
    connecting = (
      <Notice kind="info" title={appsWords.elsewhere.title}>
        {appsWords.elsewhere.say}
      </Notice>
    )
  else if (error?.name === 'ProjectId')
    connecting = (
      <>
        <Notice kind="info" title={appsWords.noProject.title}>
          {appsWords.noProject.say}
        </Notice>
        <div className={page.acts}>
          <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
        </div>
      </>
    )
  else if (error)
    connecting = (
      <div className={page.section} role="alert">
        <Notice kind="attention" title={errorCopy(error).title}>
          {errorCopy(error).say}
        </Notice>
        <div className={page.acts}>
          <Button onClick={tryRelayAgain}>{words.tryAgain}</Button>
          <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
        </div>
      </div>
    )
  else if (status !== 'on')
    connecting = (
      <p className="muted" role="status">
        {appsWords.starting}
      </p>
    )
  else if (isDriver) connecting = <ConnectApp proposals={proposals.length} onHeard={() => proposed.current?.focus()} />
  return (
    <>
      {status === 'on' && isDriver && proposals.length > 0 && (
        <div ref={proposed} className={page.column} tabIndex={-1}>
          {proposals.map((proposal) => (
            <ProposalView key={proposal.id} {...{ proposal, chain, safeState, account }} />
          ))}
        </div>
      )}
      {connecting && (
        <section className={page.section}>
          <h2>{appsWords.connectTitle}</h2>
          {connecting}
        </section>
      )}
      {status === 'on' && <Sessions sessions={own} />}
    </>
  )
}

/** Using a wrapped Safe in other apps: their requests, and how to connect one. */
export function Apps(props: Props) {
  // never stopped: connected apps are answered for as long as the page is open
  useEffect(() => {
    startRelayWallet()
  }, [])
  return (
    <div className={page.column}>
      <p className="muted">{appsWords.say}</p>
      <AppFrame
        chain={props.chain}
        safe={props.safeState.address}
        account={props.account}
        requests={
          <>
            <Inbox {...props} />
            <Refusals safe={props.safeState.address} />
          </>
        }
      />
      <Relay {...props} />
    </div>
  )
}
