import { useState } from 'react'
import { eraseEverything } from '../../state/settings/storage.ts'
import { setTheme } from '../../state/settings/theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'

/** Erases all that this browser keeps, once it was asked whether that is meant: nothing brings it back. */
export function Erase() {
  const { settings: said } = pageWords
  const [status, setStatus] = useState<'resting' | 'asking' | 'erased'>('resting')
  const erase = () => {
    eraseEverything()
    setTheme('system')
    setStatus('erased')
  }
  return (
    <section className={page.section}>
      <h2>{said.erase}</h2>
      <p className="muted">{said.eraseSay}</p>
      <div role="status">{status === 'asking' && <Notice kind="attention">{said.eraseSure}</Notice>}</div>
      <div className={page.acts}>
        {/* the same button, so that the focus stays on it; the second press of a double click is none */}
        <Button
          look={status === 'asking' ? 'danger' : 'secondary'}
          onClick={({ detail }) => detail < 2 && (status === 'asking' ? erase() : setStatus('asking'))}
        >
          {status === 'asking' ? said.eraseIt : said.eraseAct}
        </Button>
        {status === 'asking' && <Button onClick={() => setStatus('resting')}>{said.eraseKeep}</Button>}
        {status === 'erased' && <p role="status">{said.erased}</p>}
      </div>
    </section>
  )
}
