import { useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import { type DraftCall, MOST_CALLS } from '../../../safe/calls/draftCall.ts'
import { keepDraftBatch, useDraftBatch } from '../../../state/settings/draftBatches.ts'
import { Button } from '../../../ui/Button.tsx'
import { callsWords } from '../../../words/en/calls.ts'

type Props = {
  chainId: number
  safe: Address
  /** The call to add; undefined while something is missing or wrong. */
  call: DraftCall | undefined
  /** Called on each click, even if something is missing. */
  onTry: () => void
  onAdded: () => void
}

/** Appends a call to the batch instead of sending it. It need not succeed alone: earlier calls may enable it. */
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
