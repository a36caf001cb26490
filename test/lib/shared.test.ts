import { expect, test } from 'vitest'
import { shared } from '../../src/lib/shared.ts'

test('[W5] a shared resource starts with the first user and stops with the last, however often one of them stops', () => {
  const seen: string[] = []
  const start = shared(() => {
    seen.push('start')
    return () => void seen.push('stop')
  })
  const [first, second] = [start(), start()]
  expect(seen).toEqual(['start'])
  first()
  first()
  expect(seen).toEqual(['start'])
  second()
  expect(seen).toEqual(['start', 'stop'])
  start()()
  expect(seen).toEqual(['start', 'stop', 'start', 'stop'])
})
