import { useState } from 'react'
import { DEADLINES } from '../../../lib/config.ts'
import { withDeadline } from '../../../lib/deadline.ts'
import { MOST_TEXT } from '../../../lib/links/mostText.ts'
import { FileButton, type FileText } from '../../../ui/fields/FileButton.tsx'
import page from '../../../ui/Page.module.css'
import { fileWords } from '../../../words/en/files.ts'

type Props = {
  /** The section's class, if not the usual one. */
  className?: string | undefined
  /** Shows only the button, next to others. */
  isShort?: boolean
}

/** Opens a received file, as the equivalent link would. */
export function OpenSentFile({ className = page.section, isShort = false }: Props) {
  const [said, setSaid] = useState<string>()
  const open = async (read: FileText) => {
    if ('wrong' in read) return setSaid(fileWords.wrong[read.wrong])
    // its parser is loaded on demand
    const code = withDeadline(import('./readSentFile.ts'), DEADLINES.code, 'code')
    const sent = await code.then(
      ({ readSentFile }) => readSentFile(read.text),
      () => ({ wrong: fileWords.wrong.unread }),
    )
    if ('wrong' in sent) return setSaid(sent.wrong)
    setSaid(undefined)
    location.hash = sent.path
  }
  const button = (
    <>
      <div className={page.acts}>
        <FileButton
          label={isShort ? fileWords.openOffer : fileWords.choose}
          most={MOST_TEXT}
          onRead={(read) => void open(read)}
        />
      </div>
      <div role="status">{said && <p className="small">{said}</p>}</div>
    </>
  )
  if (isShort) return button
  return (
    <section className={className} aria-label={fileWords.title}>
      <h2>{fileWords.title}</h2>
      <div className={page.section}>
        <p className="muted">{fileWords.say}</p>
        {button}
      </div>
    </section>
  )
}
