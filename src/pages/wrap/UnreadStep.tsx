import type { AppError } from '../../lib/errors.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import type { Outlook } from './Afterwards.tsx'
import { Step } from './Step.tsx'

/** Shown when the Safe couldn't be read. */
export function UnreadStep({ outlook, reason, onAgain }: { outlook: Outlook; reason: AppError; onAgain: () => void }) {
  const said = errorCopy(reason)
  return (
    <Step step={1} title={words.unknown} outlook={outlook}>
      <Notice kind="unknown" title={said.title}>
        {said.say}
      </Notice>
      <div className={page.acts}>
        <Button look="primary" onClick={onAgain}>
          {words.tryAgain}
        </Button>
        <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
      </div>
    </Step>
  )
}
