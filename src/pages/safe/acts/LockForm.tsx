import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { DAY_SECONDS, YEAR_SECONDS } from '../../../lib/duration.ts'
import { createLockPlan } from '../../../safe/plans/holderPlans.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { holderWords } from '../../../words/en/holder.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { readTimeField, timeField } from '../timeField.ts'
import { useTime } from '../useTime.ts'

/** Days from now, or from the end of the current lock; the first is preselected. */
const DAYS: readonly [number, ...number[]] = [7, 30, 90]

/** Reads the end of the lock, in seconds, or returns in one sentence what is wrong. */
export function readLock(text: string, { lockedUntil, time }: Pick<WrapState, 'lockedUntil' | 'time'>) {
  const until = readTimeField(text)
  if (until === undefined) return { wrong: holderWords.lockEmpty }
  if (until <= Math.max(lockedUntil, time)) return { wrong: holderWords.lockEarly }
  if (until > time + YEAR_SECONDS) return { wrong: holderWords.lockLate }
  return { until }
}

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState; days?: typeof DAYS }

/** Locks a Safe until a date, so that a buyer gets what they saw. */
export function LockForm({ chain, safe, account, wrap, days: offered = DAYS }: Props) {
  const said = holderWords
  const time = useTime(wrap.time)
  const base = Math.max(time, wrap.lockedUntil)
  const [text, setText] = useState(() => timeField(base + offered[0] * DAY_SECONDS))
  const [chosen, setChosen] = useState<number | undefined>(offered[0])
  const read = readLock(text, { lockedUntil: wrap.lockedUntil, time })
  const until = 'until' in read ? read.until : undefined
  const moment = until === undefined ? undefined : formatMoment(until)
  const action = useAction(createLockPlan(chain.id, safe, account, until ?? 0), {
    key: [until],
    isComplete: wrap.isSealed && until !== undefined,
  })
  if (!wrap.isSealed) return <Notice kind="attention">{said.sealFirst}</Notice>
  return (
    <ActionForm
      action={action}
      chain={chain}
      confirm={moment === undefined ? undefined : said.lockConfirm(moment)}
      act={said.lockAct}
    >
      <TextField
        label={said.lockWhen}
        type="datetime-local"
        value={text}
        onValue={(typed) => {
          setText(typed)
          setChosen(undefined)
        }}
        min={timeField(base)}
        max={timeField(time + YEAR_SECONDS)}
        wrong={'wrong' in read ? read.wrong : undefined}
        help={moment}
      />
      <div className={page.acts}>
        {offered.map((days) => {
          const preset = timeField(Math.min(base + days * DAY_SECONDS, time + YEAR_SECONDS))
          return (
            <Button
              key={days}
              size="small"
              aria-pressed={days === chosen}
              onClick={() => {
                setText(preset)
                setChosen(days)
              }}
            >
              {said.lockDays(days)}
            </Button>
          )
        })}
      </div>
      {moment && <Notice kind="attention">{said.lockSay(moment)}</Notice>}
      <p className="muted">{said.lockFinal}</p>
      <p className="muted">{said.lockApprovals}</p>
    </ActionForm>
  )
}
