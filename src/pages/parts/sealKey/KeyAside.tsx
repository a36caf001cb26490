import { lazy, Suspense, useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { isSealKeyHere } from '../../../state/sealKey/isSealKeyHere.ts'

const SealKey = lazy(() => import('./SealKey.tsx').then(({ SealKey }) => ({ default: SealKey })))

/** A one-time key from before, where this browser has one: what is in it is found again. Nothing loads where there is none. */
export function KeyAside(props: { chain: Chain; safe: AddressValue; account: AddressValue | undefined }) {
  const [isThere] = useState(isSealKeyHere)
  if (!isThere) return null
  return (
    <Suspense>
      <SealKey {...props} isAside />
    </Suspense>
  )
}
