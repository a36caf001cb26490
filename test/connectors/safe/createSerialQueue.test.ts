import { expect, test } from 'vitest'
import { createSerialQueue } from '../../../src/connectors/safe/createSerialQueue.ts'

test('[S7.3] a task starts when the one before it has ended, and not earlier', async () => {
  const run = createSerialQueue()
  const log: string[] = []
  let finish = () => {}
  const first = run(async () => {
    log.push('first starts')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    log.push('first ends')
    return 1
  })
  const second = run(async () => log.push('second starts'))
  await Promise.resolve()
  expect(log).toEqual(['first starts'])
  finish()
  expect(await first).toBe(1)
  await second
  expect(log).toEqual(['first starts', 'first ends', 'second starts'])
})

test('[S7.3] a task that fails is rejected to whoever added it, and the next one runs', async () => {
  const run = createSerialQueue()
  const failing = run(async () => {
    throw new Error('No.')
  })
  const next = run(async () => 'ran')
  await expect(failing).rejects.toThrow('No.')
  expect(await next).toBe('ran')
})
