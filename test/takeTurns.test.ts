import { expect, test } from 'vitest'
import { takeTurns } from '../src/takeTurns.ts'

test('[S4.7] no more than so many run at a time, in order, and a failure gives its turn on', async () => {
  const inTurn = takeTurns(2)
  const log: string[] = []
  let running = 0
  const work = (name: string, hasFailed = false) =>
    inTurn(async () => {
      running++
      expect(running).toBeLessThanOrEqual(2)
      log.push(name)
      await Promise.resolve()
      await Promise.resolve()
      running--
      if (hasFailed) throw new Error(name)
      return name
    })
  const all = await Promise.allSettled([work('a'), work('b', true), work('c'), work('d', true), work('e')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  await expect(work('f')).resolves.toBe('f')
})
