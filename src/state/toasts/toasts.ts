import { createStore } from 'zustand/vanilla'
import type { Transaction } from '../transactions/transactionLog.ts'

/**
 * Something that happened while the person was looking elsewhere. It lives outside React, so that no navigation loses
 * it; its words are chosen where it is rendered.
 */
export type Toast = { id: string } & (
  | { kind: 'transaction'; transaction: Transaction }
  /** The wallet shares no account any more, or is gone, and nobody asked for it here. */
  | { kind: 'left'; walletId: string; reason: 'locked' | 'ended' }
  /** The wallet has gone to another chain by itself. */
  | { kind: 'network'; walletId: string; chainId: number }
  /** This browser stores nothing now. */
  | { kind: 'unkept' }
)

/** Oldest first. */
export const toasts = createStore<readonly Toast[]>(() => [])

/** Removes a toast that is stale or was read. */
export function withdrawToast(id: string): void {
  const left = toasts.getState().filter((toast) => toast.id !== id)
  if (left.length < toasts.getState().length) toasts.setState(left, true)
}

/** Adds a toast, replacing an earlier one with its id. */
export const addToast = (toast: Toast): void =>
  toasts.setState([...toasts.getState().filter(({ id }) => id !== toast.id), toast], true)
