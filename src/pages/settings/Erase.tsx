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

/** Erases all that this browser keeps, once it was asked whether that is meant: nothing brings it back. */
export function Erase() {
  const { settings: said } = pageWords
  const [status, setStatus] = useState<'resting' | 'asking' | 'erased'>('resting')
  // what is asked is said first, with what it loses
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
        {/* the same button, so that the focus stays on it; the second press of a double click is none */}
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
