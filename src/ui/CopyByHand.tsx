import { words } from '../words/en/appShell.ts'

const select = (shown: HTMLElement | null): void => {
  if (shown) getSelection()?.selectAllChildren(shown)
}

/** What the browser wouldn't copy, selected, so that one press of a key copies it. */
export function CopyByHand({ text }: { text: string }) {
  return (
    <p className="small" role="alert">
      {words.copyFailed}{' '}
      <code className="mono" ref={select}>
        {text}
      </code>
    </p>
  )
}
