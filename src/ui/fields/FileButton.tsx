import { type ChangeEvent, useRef } from 'react'
import { withDeadline } from '../../lib/deadline.ts'
import { Button } from '../Button.tsx'

/** What is in a file that a person chose, or why it wasn't read: it is larger than what is looked at, or the browser couldn't. */
export type FileText = { text: string } | { wrong: 'tooLong' | 'unread' }

/** Milliseconds; a disk in a network may never answer. */
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

/** Takes a JSON file from the person's own disk. */
export function FileButton({ label, size, most, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // the same file may be chosen again once it was put right
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
