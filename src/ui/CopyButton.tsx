import { useState } from 'react'
import { words } from '../words/en/appShell.ts'
import { Button } from './Button.tsx'
import { CopyByHand } from './CopyByHand.tsx'
import { Icon } from './Icon.tsx'

/** Copies text, and returns whether the browser allowed it. */
export function useCopy(text: string): { outcome: 'copied' | 'blocked' | undefined; copy: () => void } {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>()
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('blocked'),
      )
  return { outcome, copy }
}

/** Copies text, and says "Copied" only when it was; where the clipboard is blocked the text is shown, selected. */
export function CopyButton({
  text,
  label = words.copy,
  size,
}: {
  text: string
  label?: string
  size?: 'wide' | 'small'
}) {
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <Button {...(size && { size })} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        <span aria-live="polite">{outcome === 'copied' ? words.copied : label}</span>
      </Button>
      {outcome === 'blocked' && <CopyByHand text={text} />}
    </>
  )
}
