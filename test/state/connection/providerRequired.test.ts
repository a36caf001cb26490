import { describe, expect, test, vi } from 'vitest'
import type { Connector } from '../../../src/connectors/connector.ts'
import { createSessionProvider } from '../../../src/connectors/walletConnect/createSessionProvider.ts'
import { ConnectorNotFoundError } from '../../../src/lib/errors.ts'
import { switchAccount } from '../../../src/state/connection/switchAccount.ts'
import { watchNft } from '../../../src/state/connection/watchNft.ts'
import { askToSign } from '../../../src/state/signIn/askToSign.ts'
import { sendWrite, writeOf, writes } from '../../../src/state/transactions/writes.ts'
import { errorWords } from '../../../src/words/en/errors.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { ADA } from '../../wallets/testWallet.ts'

/** Connected a moment ago, but its extension was turned off since. */
const bare = {
  type: 'injected',
  getAccounts: async () => [ADA],
  getChainId: async () => 1,
  getProvider: async () => undefined,
} as unknown as Connector

const call = { to: ADA, value: 0n, data: '0x' }
const prepared = { call, calls: [call] }

vi.mock('../../../src/state/connection/connection.ts', async (original) => ({
  ...(await original<object>()),
  activeConnector: () => bare,
  connected: () => ({ account: ADA }),
}))
vi.mock('../../../src/state/queries/clients.ts', () => ({ clientOf: async () => ({}) }))
vi.mock('../../../src/safe/read/readAccountKind.ts', async (original) => ({
  ...(await original<object>()),
  readAccountKind: async () => ({ value: { kind: 'plain' } }),
}))
vi.mock('../../../src/safe/read/readSender.ts', () => ({ readSender: async () => ({ kind: 'key' }) }))
vi.mock('../../../src/safe/plans/prepareWrite.ts', async (original) => ({
  ...(await original<object>()),
  prepareWrite: async () => prepared,
}))

const lacking = { name: 'ConnectorNotFound', message: 'Provider is required.' }

describe('a connector that has no provider', () => {
  test.each([
    ['another account', () => switchAccount()],
    ['the list of NFTs', () => watchNft({ address: ADA, tokenId: 1n } as never)],
    ['a signature', () => askToSign(bare, { account: ADA, chainId: 1, text: 'Hello' } as never)],
    ['what a session knows', () => createSessionProvider(() => undefined).request({ method: 'eth_chainId' })],
  ])('[S8.7] asked for %s, says that one is required', async (_, ask) => {
    const asked = ask()
    await expect(asked).rejects.toBeInstanceOf(ConnectorNotFoundError)
    await expect(asked).rejects.toMatchObject(lacking)
  })

  test('[S8.7] asked to send, it fails, and the user is told to connect', async () => {
    const plan = { chainId: 1, account: ADA, safe: ADA, kind: 'wrap' } as never
    await sendWrite(plan, prepared as never)
    const state = writeOf(writes.getState(), plan)
    if (state?.status !== 'refused') throw new Error(`It is ${state?.status}.`)
    expect(state.error).toMatchObject(lacking)
    expect(errorCopy(state.error)).toBe(errorWords.ConnectorNotFound)
  })
})
