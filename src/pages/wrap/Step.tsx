import { type ReactNode, useEffect, useRef } from 'react'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { Afterwards, type Outlook } from './Afterwards.tsx'
import { Steps } from './Steps.tsx'
import styles from './Wrap.module.css'

type StepProps = {
  step: number
  title: string
  say?: string
  outlook: Outlook
  /** Content that follows the outlook panel where the columns are stacked. */
  below?: ReactNode
  children?: ReactNode
}

/** One wizard step: its position, its content, and the outlook on the Safe afterwards. */
export function Step({ step, title, say, outlook, below, children }: StepProps) {
  const head = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    head.current?.focus()
  }, [step])
  return (
    <div className={`${page.page} ${page.act} ${styles.journey}`}>
      <div className={page.column} tabIndex={-1}>
        <Steps current={step} />
        <div className={page.head} ref={head} tabIndex={-1}>
          <Title>{title}</Title>
          {say && <p className="muted">{say}</p>}
        </div>
        {children}
      </div>
      <div className={styles.aside}>
        <Afterwards {...outlook} />
      </div>
      {below && <div className={`${page.column} ${styles.below}`}>{below}</div>}
    </div>
  )
}
