/** The chain's time, in seconds: real time plus an offset that people add to. It only moves forward. */
export type ChainClock = {
  /** The timestamp of the next block on a parent with `parentTime`: at least a second later. */
  next(parentTime: bigint): bigint
  /** Advances the time. @returns the offset from real time */
  advance(seconds: number): number
  offset(): number
}

export function createClock(now: () => number, initialOffset = 0): ChainClock {
  let offset = initialOffset
  return {
    next(parentTime) {
      const time = BigInt(Math.floor(now()) + offset)
      return time > parentTime ? time : parentTime + 1n
    },
    advance(seconds) {
      offset += seconds
      return offset
    },
    offset: () => offset,
  }
}
