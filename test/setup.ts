import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a busy machine takes longer than the usual second
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  globalThis.localStorage?.clear()
})

/** Tests contact only their own machine; a test's own mock of fetch comes before this. */
const { fetch } = globalThis
globalThis.fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new TypeError(`A test must not ask ${hostname}.`)
  return fetch(input, init)
}
