import { expect, test } from 'vitest'
import { whileListening } from '../../../src/connectors/safe/whileListening.ts'
import { DeadlineError } from '../../../src/lib/errors.ts'

const DEADLINE = 80

test('[S1.3] what a host said while this page was busy is heard, although its time was up by then', async () => {
  // in here a timer that falls due goes before what else has happened meanwhile
  await new Promise((resolve) => setImmediate(resolve))
  const answered = new Promise<string>((resolve) => void setImmediate(() => resolve('the Safe')))
  const heard = whileListening(answered, DEADLINE, 'Safe')
  const until = performance.now() + 2 * DEADLINE
  while (performance.now() < until);
  expect(await heard).toBe('the Safe')
})

test('[S1.3] a host that says nothing is waited for no longer than that', async () => {
  await expect(whileListening(new Promise(() => {}), DEADLINE, 'Safe')).rejects.toThrow(DeadlineError)
})
