import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { STORAGE_KEYS } from '../lib/config.ts'
import { connection } from '../state/connection/connection.ts'
import { isPersisted, storageFault } from '../state/settings/storage.ts'

// if it fails to load, only the notifications are missing
const Toasts = lazy(() => import('../modals/toasts/Toasts.tsx').catch(() => ({ default: () => null })))

/** Mounts the toasts once there is something to notify about: a wallet, a transaction, or storage that fails. */
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
