import { words } from '../words/en/appShell.ts'

const select = (shown: HTMLElement | null): void => {
  if (shown) getSelection()?.selectAllChildren(shown)
}

/** A text that the browser refused to copy, selected, so that one key press copies it. */
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
