import { expect, test } from 'vitest'
import { whileListening } from '../../../src/connectors/safe/whileListening.ts'
import { DeadlineError } from '../../../src/lib/errors.ts'

const DEADLINE = 80

test('[S1.3] an answer that arrived while the page was busy counts, although the deadline passed by then', async () => {
  // from here an expired timer runs before other pending events
  await new Promise((resolve) => setImmediate(resolve))
  const answered = new Promise<string>((resolve) => void setImmediate(() => resolve('the Safe')))
  const heard = whileListening(answered, DEADLINE, 'Safe')
  const until = performance.now() + 2 * DEADLINE
  while (performance.now() < until);
  expect(await heard).toBe('the Safe')
})

test('[S1.3] a silent host times out at the deadline', async () => {
  await expect(whileListening(new Promise(() => {}), DEADLINE, 'Safe')).rejects.toThrow(DeadlineError)
})
