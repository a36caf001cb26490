import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a machine with other work to do takes longer than the second that is usual
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  globalThis.localStorage?.clear()
})

/** A test asks nobody but its own machine; whoever answers in another's place does so before it comes to this. */
const { fetch } = globalThis
globalThis.fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new TypeError(`A test must not ask ${hostname}.`)
  return fetch(input, init)
}
