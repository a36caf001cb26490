import { useEffect, useState } from 'react'
import type { WrapState } from '../../safe/read/readSafe.ts'

const LOOK_EVERY = 12_000

const readClock = () => Math.floor(Date.now() / 1_000)

/**
 * When an act that is begun now would happen, in seconds: the later of the last block's time and the device's, since on a chain
 * that makes no block while nothing is sent the last one may be long past. For forms, whose judge is the trial; what is said of
 * a Safe goes by the chain's own clock alone.
 * @param time of the last block, in seconds
 */
export function useTime(time: number): number {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return Math.max(time, now)
}

/** Whether a lock would refuse an act that is begun now. */
export const useIsLocked = ({ lockedUntil, time }: Pick<WrapState, 'lockedUntil' | 'time'>): boolean =>
  lockedUntil > useTime(time)
