import { useEffect, useRef, useState } from 'react'
import type { DemoPerson } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import page from '../../ui/Page.module.css'
import { demoWords } from '../../words/en/demo.ts'
import styles from '../DemoLayer.module.css'
import type { DemoRequest } from './createDemoWallet.ts'
import { DemoAsked } from './DemoAsked.tsx'
import { PersonSelect, personOf } from './PersonSelect.tsx'

/** A request to the wallet and its callbacks; approving account access also selects whose wallet it is from then on. */
export type Question = { id: number; request: DemoRequest; answer: (isConfirmed: boolean, person?: DemoPerson) => void }

function Sheet({ question: { request, answer } }: { question: Question }) {
  const { demoWallet } = demoWords
  const [person, setPerson] = useState<DemoPerson>(() => personOf(request.person))
  const title = useRef<HTMLHeadingElement>(null)
  // each request is read from its title
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sheet}>
      <p className="caption muted">{demoWallet.title(request.person.name)}</p>
      <h2 ref={title} id="demo-sheet" tabIndex={-1} data-first="">
        {demoWallet.asks[request.kind]}
      </h2>
      {request.kind === 'accounts' && <PersonSelect label={demoWallet.account} person={person} onPerson={setPerson} />}
      <DemoAsked request={request} />
      <div className={page.acts}>
        <Button look="primary" onClick={() => answer(true, request.kind === 'accounts' ? person : undefined)}>
          {demoWallet.confirm}
        </Button>
        <Button onClick={() => answer(false)}>{demoWallet.reject}</Button>
      </div>
    </div>
  )
}

/** The demo wallet's own sheet: the decoded request, and approve or reject. Closing it rejects. */
export function DemoSheet({ question }: { question: Question | undefined }) {
  return (
    <Dialog isOpen={question !== undefined} onClose={() => question?.answer(false)} labelledBy="demo-sheet">
      {question && <Sheet key={question.id} question={question} />}
    </Dialog>
  )
}
