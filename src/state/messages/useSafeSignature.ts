import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { type Asked, signAsSafe } from './signAsSafe.ts'

/** How far a signature is. `refused`: the wallet gave one, which the Safe doesn't accept. */
export type SignatureState =
  | { status: 'idle' | 'preparing' | 'asking' | 'checking' | 'refused' }
  | { status: 'failed'; error: AppError }
  /** The Safe has accepted it, as this token in this epoch. */
  | { status: 'signed'; signature: Hex; hash: Hex; tokenId: bigint; epoch: bigint }

const IDLE: SignatureState = { status: 'idle' }

/** Signs as a wrapped Safe, one thing at a time. What is in flight on unmount is aborted. */
export function useSafeSignature(): {
  state: SignatureState
  isBusy: boolean
  sign: (asked: Pick<Asked, 'hash' | 'account' | 'place'>) => void
  reset: () => void
} {
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const reset = () => {
    running.current?.abort()
    running.current = undefined
    setState(IDLE)
  }

  async function run(asked: Pick<Asked, 'hash' | 'account' | 'place'>, { signal }: AbortController): Promise<void> {
    const put = (next: SignatureState) => {
      if (!signal.aborted) setState(next)
    }
    put({ status: 'preparing' })
    try {
      const signature = await signAsSafe({ ...asked, signal, onStep: (status) => put({ status }) })
      const { tokenId, epoch } = asked.place
      put(signature ? { status: 'signed', signature, hash: asked.hash, tokenId, epoch } : { status: 'refused' })
    } catch (thrown) {
      put({ status: 'failed', error: toAppError(thrown) })
    }
  }

  return {
    state,
    isBusy: state.status === 'preparing' || state.status === 'asking' || state.status === 'checking',
    reset,
    sign: (asked) => {
      running.current?.abort()
      running.current = new AbortController()
      void run(asked, running.current)
    },
  }
}
