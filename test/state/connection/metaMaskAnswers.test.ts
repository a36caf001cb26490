import { expect, test, vi } from 'vitest'
import { connect, connection } from '../../../src/state/connection/connection.ts'
import { switchAccount } from '../../../src/state/connection/switchAccount.ts'
import { injectMetaMask } from '../../wallets/injectMetaMask.ts'
import { createMetaMask } from '../../wallets/metaMask.ts'
import { ADA } from '../../wallets/testWallet.ts'

// MetaMask's own provider, engine and approvals, and the page's stores.

test('[S4.1] when asked for another account it rejects, having revoked access without an event: the page is disconnected', async () => {
  const metaMask = createMetaMask({ accounts: [ADA.toLowerCase()] })
  injectMetaMask(metaMask, true)
  metaMask.setMood('confirm')
  await connect('metaMask')
  expect(connection.getState()).toMatchObject({ status: 'connected', account: ADA })

  metaMask.setMood('wait')
  const switched = switchAccount().catch((error: Error) => error.name)
  await vi.waitFor(() => expect(metaMask.open()).toHaveLength(1))
  metaMask.revokeSilently()
  metaMask.reject()
  expect(await switched).toBe('UserRejected')
  await vi.waitFor(() => expect(connection.getState()).toMatchObject({ status: 'disconnected', reason: 'locked' }))
})
