import { type Address, concat, type Hex, keccak256, size, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { asSeenZoneAddress, asSeenZoneCodeHash } from '../../src/contract/asSeenZone.generated.ts'
import {
  asSeenAddress,
  asSeenCodeHash,
  create2Deployer,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../src/contract/wrappedSafe.generated.ts'
import {
  asSeenInitCode,
  asSeenZoneInitCode,
  wrappedSafeInitCode,
} from '../../src/contract/wrappedSafeCode.generated.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'

/** The code size limit (EIP-170). */
const CODE_LIMIT = 24_576
/** Below the gas cap of a transaction (EIP-7825). */
const GAS = '0xf42400'

async function deployOn({ provider }: Anvil, initCode: Hex): Promise<void> {
  const request = (method: string, params: unknown[]) => provider.request({ method, params })
  const [from] = (await request('eth_accounts', [])) as [Address]
  const transaction = { from, to: create2Deployer, data: concat([zeroHash, initCode]), gas: GAS }
  await request('eth_call', [transaction, 'latest']) // fails with the reason, which sending doesn't give
  await request('eth_sendTransaction', [transaction])
  await request('evm_mine', [])
}

describe.each([1, 10])('on a chain with id %i', (chainId) => {
  let anvil: Anvil
  beforeAll(async () => {
    anvil = await startAnvil({ chainId })
  })
  afterAll(() => anvil.stop())

  test('[W6] the contract, its handler, the market and the zone have the same addresses and code, and can be deployed once', async () => {
    await deployOn(anvil, wrappedSafeInitCode)
    await deployOn(anvil, asSeenInitCode)
    await deployOn(anvil, asSeenZoneInitCode)
    for (const [address, codeHash] of [
      [wrappedSafeAddress, wrappedSafeCodeHash],
      [wrappedSafeHandlerAddress, wrappedSafeHandlerCodeHash],
      [asSeenAddress, asSeenCodeHash],
      [asSeenZoneAddress, asSeenZoneCodeHash],
    ] as const) {
      const code = (await anvil.provider.request({ method: 'eth_getCode', params: [address, 'latest'] })) as Hex
      expect(keccak256(code)).toBe(codeHash)
      expect(size(code)).toBeLessThan(CODE_LIMIT)
    }
    await expect(deployOn(anvil, wrappedSafeInitCode)).rejects.toThrow(/revert/i)
    await expect(deployOn(anvil, asSeenInitCode)).rejects.toThrow(/revert/i)
  })
})

test('[W6] on a chain without transient storage the deployment fails', async () => {
  const anvil = await startAnvil({ chainId: 1, hardfork: 'shanghai' })
  onTestFinished(() => anvil.stop())
  await expect(deployOn(anvil, wrappedSafeInitCode)).rejects.toThrow(/opcode|revert|NotActivated/i)
  expect(await anvil.provider.request({ method: 'eth_getCode', params: [wrappedSafeAddress, 'latest'] })).toBe('0x')
})
