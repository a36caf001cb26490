import { useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import { type DraftCall, MOST_CALLS } from '../../../safe/calls/draftCall.ts'
import { keepDraftBatch, useDraftBatch } from '../../../state/settings/draftBatches.ts'
import { Button } from '../../../ui/Button.tsx'
import { callsWords } from '../../../words/en/calls.ts'

type Props = {
  chainId: number
  safe: Address
  /** What would be added, once nothing of it is missing or wrong. */
  call: DraftCall | undefined
  /** When it is asked for, also where something is still missing. */
  onTry: () => void
  onAdded: () => void
}

/** Puts a call behind the others of the batch, instead of making it now. It need not work by itself: others may come before it. */
export function AddToBatch({ chainId, safe, call, onTry, onAdded }: Props) {
  const calls = useDraftBatch(chainId, safe)
  const [said, setSaid] = useState<string>()
  const add = () => {
    onTry()
    if (!call) return setSaid(undefined)
    if (calls.length >= MOST_CALLS) return setSaid(callsWords.full(MOST_CALLS))
    keepDraftBatch(chainId, safe, [...calls, call])
    setSaid(callsWords.added(calls.length + 1))
    onAdded()
  }
  return (
    <>
      <Button aria-disabled={!call} onClick={add}>
        {callsWords.add}
      </Button>
      <p className="small" role="status">
        {said}
      </p>
    </>
  )
}
