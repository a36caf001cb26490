import { type Address, concat, type Hex, keccak256, size, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asSeenAddress,
  asSeenCodeHash,
  create2Deployer,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../src/contract/wrappedSafe.generated.ts'
import { asSeenInitCode, wrappedSafeInitCode } from '../../src/contract/wrappedSafeCode.generated.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'

/** The most that a chain stores at an address (EIP-170). */
const CODE_LIMIT = 24_576
/** Under the cap of one transaction (EIP-7825). */
const GAS = '0xf42400'

describe.each([1, 10])('on a chain with id %i', (chainId) => {
  let anvil: Anvil
  beforeAll(async () => {
    anvil = await startAnvil({ chainId })
  })
  afterAll(() => anvil.stop())

  const request = <T>(method: string, params: unknown[]) => anvil.provider.request({ method, params }) as Promise<T>

  async function deploy(initCode: Hex): Promise<void> {
    const [from] = await request<[Address]>('eth_accounts', [])
    const transaction = { from, to: create2Deployer, data: concat([zeroHash, initCode]), gas: GAS }
    await request('eth_call', [transaction, 'latest']) // says why, where sending only fails
    await request('eth_sendTransaction', [transaction])
    await request('evm_mine', [])
  }

  test('[W6] the contract, its handler and the market have the same addresses and code, and can be deployed once', async () => {
    await deploy(wrappedSafeInitCode)
    await deploy(asSeenInitCode)
    for (const [address, codeHash] of [
      [wrappedSafeAddress, wrappedSafeCodeHash],
      [wrappedSafeHandlerAddress, wrappedSafeHandlerCodeHash],
      [asSeenAddress, asSeenCodeHash],
    ] as const) {
      const code = await request<Hex>('eth_getCode', [address, 'latest'])
      expect(keccak256(code)).toBe(codeHash)
      expect(size(code)).toBeLessThan(CODE_LIMIT)
    }
    await expect(deploy(wrappedSafeInitCode)).rejects.toThrow(/revert/i)
    await expect(deploy(asSeenInitCode)).rejects.toThrow(/revert/i)
  })
})
