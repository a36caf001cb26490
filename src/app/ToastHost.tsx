import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { STORAGE_KEYS } from '../lib/config.ts'
import { connection } from '../state/connection/connection.ts'
import { isPersisted, storageFault } from '../state/settings/storage.ts'

// if it fails to load, only the notifications are missing
const Toasts = lazy(() => import('../modals/toasts/Toasts.tsx').catch(() => ({ default: () => null })))

/** What happens elsewhere is told here, from when there is a wallet or a transaction that something can happen to, or nothing is kept. */
export function ToastHost() {
  const isConnected = useStore(connection, ({ status }) => status === 'connected')
  const isLosing = useStore(storageFault)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isConnected || isLosing || isPersisted(STORAGE_KEYS.transactions)) setWanted(true)
  }, [isConnected, isLosing])
  return (
    isWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
