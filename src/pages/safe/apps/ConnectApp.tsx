import { useEffect, useEffectEvent, useState } from 'react'
import { type AppError, toAppError } from '../../../lib/errors.ts'
import { followCode } from '../../../state/inbox/relayWallet.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { errorCopy } from '../../../words/errorCopy.ts'

/** Milliseconds to wait for a proposal; a live app proposes at once. */
const PATIENCE = 20_000

function wrongWith(code: string): string | undefined {
  if (code === '') return appsWords.codeEmpty
  if (/^wc:[\w-]{1,100}@1\?/.test(code)) return appsWords.codeOld
  return /^wc:[0-9a-f]{64}@2\?\S{1,2000}$/.test(code) ? undefined : appsWords.codeShape
}

type State =
  | { status: 'idle' | 'following' | 'silent' }
  | { status: 'wrong'; wrong: string }
  | { status: 'failed'; error: AppError }

type Props = {
  /** The number of pending proposals. */
  proposals: number
  /** Called once the app behind the pasted code has proposed. */
  onHeard: () => void
}

/** Takes an app's pairing code, and pairs with it. */
export function ConnectApp({ proposals, onHeard }: Props) {
  const [code, setCode] = useState('')
  const [state, setState] = useState<State>({ status: 'idle' })
  const isFollowing = state.status === 'following'
  const hear = useEffectEvent(() => {
    if (isFollowing) onHeard()
    setState((now) => (now.status === 'wrong' ? now : { status: 'idle' }))
  })
  useEffect(() => {
    if (proposals > 0) hear()
  }, [proposals])
  useEffect(() => {
    if (!isFollowing) return
    const timer = setTimeout(() => setState({ status: 'silent' }), PATIENCE)
    return () => clearTimeout(timer)
  }, [isFollowing])

  const follow = () => {
    const uri = code.trim()
    const wrong = wrongWith(uri)
    if (wrong !== undefined) return setState({ status: 'wrong', wrong })
    setState({ status: 'following' })
    setCode('')
    followCode(uri).then(
      (isFollowed) => void (isFollowed || setState({ status: 'wrong', wrong: appsWords.codeOver })),
      (thrown: unknown) => setState({ status: 'failed', error: toAppError(thrown) }),
    )
  }

  return (
    <form
      className={page.section}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isFollowing) follow()
      }}
      noValidate
    >
      <p className="muted">{appsWords.connectSay}</p>
      <TextField
        label={appsWords.code}
        value={code}
        onValue={(typed) => {
          setCode(typed)
          if (state.status !== 'following') setState({ status: 'idle' })
        }}
        wrong={state.status === 'wrong' ? state.wrong : undefined}
        help={appsWords.codeHelp}
        placeholder="wc:…"
      />
      <div role="status">
        {isFollowing && <p className="muted">{appsWords.following}</p>}
        {state.status === 'silent' && <Notice kind="attention">{appsWords.silent}</Notice>}
        {state.status === 'failed' && (
          <Notice kind="attention" title={errorCopy(state.error).title}>
            {errorCopy(state.error).say}
          </Notice>
        )}
      </div>
      <div className={page.acts}>
        <Button look="primary" type="submit" aria-disabled={isFollowing}>
          {appsWords.connect}
        </Button>
      </div>
    </form>
  )
}
