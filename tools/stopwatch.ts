/** The number of runs that a median is taken of. */
export const RUNS = 10

/** Runs a function ten times in sequence. @returns the median duration in milliseconds */
export async function medianOf(run: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < RUNS; index++) times.push(await run(index))
  return median(times)
}

export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Milliseconds. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

export const print = (what: string, milliseconds: number, aim: string): void =>
  console.log(`${what.padEnd(52)} ${(milliseconds / 1000).toFixed(2).padStart(5)} s   (aim ${aim})`)
