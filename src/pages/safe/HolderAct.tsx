import { type ReactNode, useState } from 'react'
import type { Chain } from '../../lib/chains.ts'
import type { WritePlan } from '../../safe/plans/prepareWrite.ts'
import { usePrepared } from '../../state/transactions/usePrepared.ts'
import { isUnderWay, useForgetDone, useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { onceTaken, sendWrite } from '../../state/transactions/writes.ts'
import { Button } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { Simulation } from '../parts/Simulation.tsx'
import { WriteProgress } from '../parts/WriteProgress.tsx'
import styles from '../wrap/Wrap.module.css'

type Props = {
  plan: WritePlan
  /** Everything that the plan depends on. */
  planKey: readonly unknown[]
  chain: Chain
  functionName: string
  /** Whether all that is needed is there, and nothing wrong with it. */
  isComplete: boolean
  /** What the person must have understood before; nothing for an act that takes nothing away. */
  confirm?: string | undefined
  act: string
  /** Once the wallet is known to have taken it. */
  onSent?: () => void
  children: ReactNode
}

/** An act of the holder with what it means: tried out, agreed to, sent, and watched until it is done. */
export function HolderAct({ plan, planKey, chain, functionName, isComplete, confirm, act, onSent, children }: Props) {
  const [agreed, setAgreed] = useState<string>()
  const { fact, again } = usePrepared(isComplete ? plan : undefined, planKey)
  const status = useWriteStatus(plan)
  const prepared = isComplete && fact.status === 'ready' ? fact.prepared : undefined
  // what was agreed to is that sentence, and no later one
  const isReady = prepared !== undefined && (confirm === undefined || agreed === confirm)
  useForgetDone(plan, status)

  if (isUnderWay(status))
    return <WriteProgress subject={plan} status={status} chain={chain} functionName={functionName} onAgain={again} />
  return (
    <form
      className={page.section}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void sendWrite(plan, prepared).then(() => onSent && onceTaken(plan, onSent))
      }}
      noValidate
    >
      {children}
      {isComplete && <Simulation fact={fact} status={status} chain={chain} onAgain={again} />}
      <WriteProgress subject={plan} status={status} chain={chain} functionName={functionName} onAgain={again} />
      {confirm && (
        <label className={styles.agree}>
          <input
            type="checkbox"
            checked={agreed === confirm}
            onChange={(event) => setAgreed(event.target.checked ? confirm : undefined)}
          />
          <span>{confirm}</span>
        </label>
      )}
      <div className={page.acts}>
        <Button look="primary" type="submit" aria-disabled={!isReady}>
          {act}
        </Button>
      </div>
    </form>
  )
}
