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
  /** The confirmation that the user has to tick; undefined for a harmless act. */
  confirm?: string | undefined
  /** The confirmed sentence and its setter, if it has to outlive the form. */
  agreement?: readonly [agreed: string | undefined, onAgree: (sentence: string | undefined) => void]
  /** Whether the form shows the fee itself, so that the simulation shows refusals only. */
  hasFee?: boolean
  /** Called on each submit, even if something is missing. */
  onSubmit?: () => void
  /** Called to re-read other data when the simulation is run again. */
  onAgain?: () => void
  /** Replaces the form while the act is impossible, whatever is filled in. */
  closed?: ReactNode
  /** Buttons beside the main one. */
  beside?: ReactNode
  children?: ReactNode
}

/** The form of every act on the page: simulates it, takes the confirmation, sends it, and follows it to the end. */
export function ActionForm({ action, chain, act, look = 'primary', hasFee = false, ...props }: Props) {
  const { confirm, onSubmit, onAgain, beside, children } = props
  const { plan, status, prepared, same, send } = action
  const own = useState<string>()
  const [agreed, onAgree] = props.agreement ?? own
  const [isTooEarly, setTooEarly] = useState(false)
  // the agreement is for that sentence only
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
