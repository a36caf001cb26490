/** Time on the chain, in seconds: real time, and ahead of it by what people let pass. It only ever goes forward. */
export type ChainClock = {
  /** When a block on top of one of `parentTime` is mined: at least a second later. */
  next(parentTime: bigint): bigint
  /** Lets time pass; @returns how far the chain is ahead of real time. */
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
