import { type ReactNode, useState } from 'react'
import type { Chain } from '../../lib/chains.ts'
import type { Action } from '../../state/transactions/useAction.ts'
import { isUnderWay } from '../../state/transactions/writeStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/fields/CheckBox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'
import { Simulation } from './Simulation.tsx'
import { WriteProgress } from './WriteProgress.tsx'

type Props = {
  action: Action
  chain: Chain
  act: string
  look?: 'primary' | 'secondary' | 'danger'
  /** What the person must have understood before; nothing for an act that takes nothing away. */
  confirm?: string | undefined
  /** The sentence that was agreed to, where it has to outlive the form. */
  agreement?: readonly [agreed: string | undefined, onAgree: (sentence: string | undefined) => void]
  /** Whether what the form shows has the fee in it, so that the simulation speaks only where it is refused. */
  hasFee?: boolean
  /** When it is asked for, also where something is still missing. */
  onSubmit?: () => void
  /** When something has to be read again, beside the simulation. */
  onAgain?: () => void
  /** What stands in place of the form while the act can't be begun at all, whatever is filled in. */
  closed?: ReactNode
  /** Further ways on, beside the act. */
  beside?: ReactNode
  children?: ReactNode
}

/** An act with what it means: tried out, agreed to, sent, and watched until it is done. Every act of the page is drawn by it. */
export function ActionForm({ action, chain, act, look = 'primary', hasFee = false, ...props }: Props) {
  const { confirm, onSubmit, onAgain, beside, children } = props
  const { plan, status, prepared, same, send } = action
  const own = useState<string>()
  const [agreed, onAgree] = props.agreement ?? own
  const [isTooEarly, setTooEarly] = useState(false)
  // what was agreed to is that sentence, and no later one
  const isAgreed = confirm === undefined || agreed === confirm
  const again = () => {
    action.again()
    onAgain?.()
  }
  const progress = <WriteProgress subject={plan} status={status} chain={chain} onAgain={again} />
  if (isUnderWay(status)) return progress
  if (props.closed) return props.closed
  return (
    <form
      className={page.section}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
        setTooEarly(!isAgreed)
        if (isAgreed) send()
      }}
      noValidate
    >
      {children}
      <Simulation action={action} chain={chain} onAgain={again} isOnlyRefusal={hasFee} />
      {progress}
      {confirm && (
        <CheckBox
          isChecked={isAgreed}
          onChange={(isChecked) => {
            onAgree(isChecked ? confirm : undefined)
            setTooEarly(false)
          }}
        >
          {confirm}
        </CheckBox>
      )}
      {same && (
        <div role="status">
          <Notice kind="attention" title={pageWords.write.same.title}>
            {pageWords.write.same.say}
          </Notice>
        </div>
      )}
      <div className={page.acts}>
        <Button look={same ? 'secondary' : look} type="submit" aria-disabled={!prepared || !isAgreed}>
          {same ? pageWords.write.same.act : act}
        </Button>
        {beside}
        {isTooEarly && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </form>
  )
}
