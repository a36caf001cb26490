import { useState } from 'react'
import type { AppSession } from '../../../apps/walletConnect/appWallet.ts'
import { type AppError, toAppError } from '../../../lib/errors.ts'
import { endAppSession } from '../../../state/inbox/relayWallet.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { networkName } from '../../parts/networkName.ts'
import { appName } from './appName.ts'

function Session({ session: { topic, app, chains, expiresAt } }: { session: AppSession }) {
  const [ending, setEnding] = useState<'no' | 'ending' | AppError>('no')
  return (
    <li className={page.section}>
      <div>
        <strong>
          <bdi>{appName(app)}</bdi>
        </strong>
        {app.url && (
          <>
            {' '}
            <bdi className="small muted">{app.url}</bdi>
          </>
        )}
        <p className="small muted">
          {chains.map(networkName).join(', ')}, {appsWords.until(formatMoment(Math.floor(expiresAt / 1_000)))}
        </p>
      </div>
      <div className={page.acts}>
        <Button
          size="small"
          aria-label={appsWords.endOf(appName(app))}
          aria-disabled={ending === 'ending'}
          onClick={() => {
            if (ending === 'ending') return
            setEnding('ending')
            endAppSession(topic).then(
              () => setEnding('no'),
              (thrown: unknown) => setEnding(toAppError(thrown)),
            )
          }}
        >
          {appsWords.end}
        </Button>
      </div>
      <div role="status">
        {typeof ending === 'object' && (
          <Notice kind="attention" title={errorCopy(ending).title}>
            {errorCopy(ending).say}
          </Notice>
        )}
      </div>
    </li>
  )
}

/** The apps connected to the Safe, each with a disconnect button. */
export function Sessions({ sessions }: { sessions: readonly AppSession[] }) {
  return (
    // keeps the focus when a session is removed
    <section className={page.section} tabIndex={-1} aria-label={appsWords.sessions}>
      <h2>{appsWords.sessions}</h2>
      {sessions.length === 0 ? (
        <p className="muted">{appsWords.noSessions}</p>
      ) : (
        <>
          <ul className={page.section}>
            {sessions.map((session) => (
              <Session key={session.topic} session={session} />
            ))}
          </ul>
          <p className="small muted">{appsWords.keepOpen}</p>
        </>
      )}
    </section>
  )
}
