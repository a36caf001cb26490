import { lazy, Suspense, useCallback, useState } from 'react'
import { isSealKeyHere } from '../../state/sealKey/isSealKeyHere.ts'
import { eraseEverything } from '../../state/settings/storage.ts'
import { setTheme } from '../../state/settings/theme.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'

const KeysAtRisk = lazy(() =>
  import('../parts/sealKey/KeysLeft.tsx').then(({ KeysAtRisk }) => ({ default: KeysAtRisk })),
)

/** Erases everything that this browser stores, after a confirmation: it can't be undone. */
export function Erase() {
  const { settings: said } = pageWords
  const [status, setStatus] = useState<'resting' | 'asking' | 'erased'>('resting')
  // the erase button works only once the warning about one-time keys has loaded
  const [act, setAct] = useState<string>()
  const [isSaid, setSaid] = useState(false)
  const ask = () => {
    setSaid(!isSealKeyHere())
    setStatus('asking')
  }
  const say = useCallback((told: string | undefined) => {
    setAct(told)
    setSaid(true)
  }, [])
  const erase = () => {
    if (!isSaid) return

    eraseEverything()
    setTheme('system')
    setStatus('erased')
  }
  return (
    <section className={page.section}>
      <h2>{said.erase}</h2>
      <p className="muted">{said.eraseSay}</p>
      <div role="status" className={page.section}>
        {status === 'asking' && (
          <>
            <Notice kind="attention">{said.eraseSure}</Notice>
            <Boundary fallback={null} onFail={() => say(undefined)}>
              <Suspense>{isSealKeyHere() && <KeysAtRisk onFound={say} />}</Suspense>
            </Boundary>
          </>
        )}
      </div>
      <div className={page.acts}>
        {/* a single button, so that the focus stays on it; the second click of a double click is ignored */}
        <Button
          look={status === 'asking' ? 'danger' : 'secondary'}
          aria-disabled={status === 'asking' && !isSaid}
          onClick={({ detail }) => detail < 2 && (status === 'asking' ? erase() : ask())}
        >
          {status === 'asking' ? (act ?? said.eraseIt) : said.eraseAct}
        </Button>
        {status === 'asking' && <Button onClick={() => setStatus('resting')}>{said.eraseKeep}</Button>}
        {status === 'erased' && <p role="status">{said.erased}</p>}
      </div>
    </section>
  )
}
