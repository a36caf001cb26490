import { type ChangeEvent, useRef } from 'react'
import { MOST_TEXT } from '../../../lib/links/linkItems.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { readConsentFile } from '../../../safe/consent/consentFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { consentWords } from '../../../words/en/consent.ts'

/** Takes a file of signatures. What comes of it is a consent, or what is wrong with the file, in a sentence. */
export function ConsentFileButton({ onRead }: { onRead: (read: Consent | { wrong: string }) => void }) {
  const { chooseFile, wrong } = consentWords
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const text = file.size > MOST_TEXT ? undefined : await file.text().catch(() => '')
    // the same file may be chosen again once it was put right
    target.value = ''
    if (text === undefined) return onRead({ wrong: wrong.tooLong })
    const read = readConsentFile(text)
    onRead('wrong' in read ? { wrong: wrong[read.wrong] } : read)
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>{chooseFile}</Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={chooseFile}
        hidden
        onChange={(event) => void choose(event)}
      />
    </>
  )
}
