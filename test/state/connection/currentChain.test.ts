import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => void vi.resetModules())

test.each([
  [undefined, 1],
  [8453, 8453],
  [56, 1],
])(
  '[S2.4] the page starts on Ethereum, and follows a wallet to any chain of its own: %j is %i',
  async (walletChain, chainId) => {
    const { connect } = await import('../../../src/state/connection/connection.ts')
    const { currentChain } = await import('../../../src/state/connection/currentChain.ts')
    if (walletChain !== undefined) {
      onTestFinished(
        createTestWallet({ chainId: walletChain, chains: [walletChain] }).announce({ rdns: 'io.metamask' }),
      )
      await connect('metaMask')
    }
    expect(currentChain().id).toBe(chainId)
  },
)
