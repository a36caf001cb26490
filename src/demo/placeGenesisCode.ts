import { type Address, type Hex, keccak256 } from 'viem'
import { multicall3Code } from './multicall3.generated.ts'
import type { Provider } from './Provider.ts'

/** Deploys by CREATE2 for any caller: calldata is the salt (32 bytes), then creation code. */
const create2DeployerCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/**
 * Contracts that can't be deployed here as on real chains, where a transaction of a special key created each: the two
 * CREATE2 deployers (Nick Johnson's and Safe's, the same 69 bytes) and Multicall3.
 */
export const genesisCode = {
  create2Deployer: { address: '0x4e59b44847b379578588920cA78FbF26c0B4956C', code: create2DeployerCode },
  safeSingletonFactory: { address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7', code: create2DeployerCode },
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', code: multicall3Code },
} as const satisfies Record<string, { address: Address; code: Hex }>

/**
 * Sets the code of the genesis contracts with `anvil_setCode`, where it is missing.
 *
 * @throws When one of the addresses has other code, or the node has no `anvil_setCode`.
 */
export async function placeGenesisCode(provider: Provider): Promise<void> {
  await Promise.all(
    Object.entries(genesisCode).map(async ([name, { address, code }]) => {
      const found = await provider.request({ method: 'eth_getCode', params: [address, 'latest'] })
      if (found === code) return
      if (found !== '0x') {
        throw new Error(`${name} at ${address} has code hash ${keccak256(found as Hex)} instead of ${keccak256(code)}.`)
      }
      await provider.request({ method: 'anvil_setCode', params: [address, code] })
    }),
  )
}
