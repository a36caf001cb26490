import { lazy, Suspense, useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { isSealKeyHere } from '../../../state/sealKey/isSealKeyHere.ts'

const SealKey = lazy(() => import('./SealKey.tsx').then(({ SealKey }) => ({ default: SealKey })))

/** An earlier one-time key in this browser, so that its balance is found again. Loads nothing without one. */
export function KeyAside(props: { chain: Chain; safe: AddressValue; account: AddressValue | undefined }) {
  const [isThere] = useState(isSealKeyHere)
  if (!isThere) return null
  return (
    <Suspense>
      <SealKey {...props} isAside />
    </Suspense>
  )
}
