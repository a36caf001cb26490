import { DEMO_PREFIX } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { demoChoice } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { typedWords } from '../../words/en/typed.ts'
import { MessagePage } from './MessagePage.tsx'
import { SafeField } from './SafeField.tsx'

/** A broken link, with a field to look up the Safe that was meant. */
export function DeadLink({ say }: { say: string }) {
  const { look, lookUp, help } = words.home
  return (
    <MessagePage title={pageWords.deadLink.title} say={say}>
      <SafeField label={lookUp} action={look} help={help} pathOf={safePath} />
      <a href="#/">{pageWords.deadLink.action}</a>
    </MessagePage>
  )
}

/** A link with an unknown network; the demo's is offered to be started, after which the link works. */
export function MissingNetwork({ prefix }: { prefix: string }) {
  if (prefix !== DEMO_PREFIX) return <DeadLink say={typedWords.prefix(prefix)} />
  const { title, say, start } = typedWords.demoLink
  return (
    <MessagePage title={title} say={say}>
      <Button look="primary" onClick={() => demoChoice.write({ person: 'ada' })}>
        {start}
      </Button>
    </MessagePage>
  )
}
