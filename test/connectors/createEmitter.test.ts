import { afterEach, expect, test, vi } from 'vitest'
import { createEmitter } from '../../src/connectors/createEmitter.ts'

afterEach(() => vi.unstubAllGlobals())

test('[S4.3] calls listeners in order, until they unsubscribe', () => {
  const emitter = createEmitter<{ change: number; other: string }>()
  const heard: string[] = []
  const stop = emitter.on('change', (value) => heard.push(`a${value}`))
  emitter.on('change', (value) => heard.push(`b${value}`))
  emitter.emit('change', 1)
  emitter.emit('other', 'nobody listens')
  stop()
  stop()
  emitter.emit('change', 2)
  expect(heard).toEqual(['a1', 'b1', 'b2'])
})

test('[S4.3] a listener that unsubscribes during an event does not skip another', () => {
  const emitter = createEmitter<{ change: number }>()
  const second = vi.fn()
  const stop = emitter.on('change', () => stop())
  emitter.on('change', second)
  emitter.emit('change', 1)
  expect(second).toHaveBeenCalledOnce()
})

test('[S4.3] a listener that throws is reported, and the others are still called', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const emitter = createEmitter<{ change: number }>()
  const second = vi.fn()
  emitter.on('change', () => {
    throw new Error('broken page')
  })
  emitter.on('change', second)
  emitter.emit('change', 1)
  expect(second).toHaveBeenCalledWith(1)
  expect(report).toHaveBeenCalledOnce()
})
