import { useEffect, useState } from 'react'
import { LOOK_EVERY } from '../../lib/config.ts'
import type { WrapState } from '../../safe/read/readSafe.ts'

const readClock = () => Math.floor(Date.now() / 1_000)

/**
 * When an act sent now would be mined, in seconds: the later of the last block's time and this device's, since a chain
 * without traffic may not have made a block for long. For forms, which are checked by simulation; statements about
 * a Safe use the chain's clock alone.
 * @param time the last block's timestamp, in seconds
 */
export function useTime(time: number): number {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return Math.max(time, now)
}

/** Whether a lock would revert an act sent now. */
export const useIsLocked = ({ lockedUntil, time }: Pick<WrapState, 'lockedUntil' | 'time'>): boolean =>
  lockedUntil > useTime(time)
