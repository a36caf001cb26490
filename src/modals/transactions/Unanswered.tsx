import { useSilence } from '../../state/transactions/polling/silence.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { transactionWords } from '../../words/en/transactions.ts'

/** Says that the node doesn't report a transaction's status, and what to do; renders nothing while it does. */
export function Unanswered({ id }: { id: string }) {
  const silence = useSilence(id)
  if (!silence) return null
  const said = transactionWords.unanswered[silence]
  return (
    <>
      <Notice kind="unknown" title={said.title}>
        {said.say}
      </Notice>
      <div className={page.acts}>
        <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>
      </div>
    </>
  )
}
