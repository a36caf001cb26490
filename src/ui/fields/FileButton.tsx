import { type ChangeEvent, useRef } from 'react'
import { withDeadline } from '../../lib/deadline.ts'
import { Button } from '../Button.tsx'

/** The text of a chosen file, or why there is none: larger than the limit, or the browser couldn't read it. */
export type FileText = { text: string } | { wrong: 'tooLong' | 'unread' }

/** Milliseconds; a network drive may never answer. */
const MOST_TIME = 10_000

type Props = {
  label: string
  size?: 'small'
  /** Bytes; a larger file isn't read at all. */
  most: number
  onRead: (read: FileText) => void
}

async function readText(file: File, most: number): Promise<FileText> {
  if (file.size > most) return { wrong: 'tooLong' }
  try {
    return { text: await withDeadline(file.text(), MOST_TIME, 'file') }
  } catch {
    return { wrong: 'unread' }
  }
}

/** A button that picks and reads a local JSON file. */
export function FileButton({ label, size, most, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // lets the same file be chosen again once it is fixed
    target.value = ''
    if (file) onRead(await readText(file, most))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        hidden
        onChange={(event) => void choose(event)}
      />
      <Button {...(size && { size })} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
