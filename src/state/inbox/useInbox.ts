import { useMemo, useSyncExternalStore } from 'react'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { books, type Held, isOver, waitingIn } from './books.ts'

const { walletConnect, frame } = books

/** What apps ask a Safe for on any of its networks and still wait for, the oldest first. */
export function useInbox(safe: Address): readonly Held[] {
  const kept = useSyncExternalStore(walletConnect.subscribe, walletConnect.read, walletConnect.read)
  const framed = useSyncExternalStore(frame.subscribe, frame.read, frame.read)
  return useMemo(
    () =>
      [...waitingIn('walletConnect', kept), ...waitingIn('frame', framed)]
        .filter((one) => isSameAddress(one.safe, safe) && !isOver(one, Date.now()))
        .toSorted((a, b) => a.receivedAt - b.receivedAt),
    [kept, framed, safe],
  )
}
