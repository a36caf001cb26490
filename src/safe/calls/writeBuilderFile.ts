import type { Address } from '../../lib/address.ts'
import type { Method } from './abiSchema.ts'
import { builderChecksum } from './builderChecksum.ts'
import type { DraftCall } from './draftCall.ts'
import { decodeCall } from './encodeCall.ts'

/** The version of Safe's transaction builder whose format this is. */
const BUILDER_VERSION = '1.16.5'

const inputsOf = (inputs: Method['inputs']): unknown[] =>
  inputs.map(({ name, type, components }) => ({
    ...{ internalType: type, name, type },
    ...(components && { components: inputsOf(components) }),
  }))

/** An entry by function and arguments, or by its data alone where these wouldn't reproduce it. */
function rowOf({ to, value, data, method }: DraftCall) {
  const values = method && decodeCall(method, data)
  if (!method || !values) return { to, value: value.toString(), data, contractMethod: null, contractInputsValues: null }
  return {
    ...{ to, value: value.toString(), data: null },
    contractMethod: {
      ...{ inputs: inputsOf(method.inputs), name: method.name, payable: method.stateMutability === 'payable' },
    },
    contractInputsValues: Object.fromEntries(
      method.inputs.map(({ name }, index) => [name || String(index), values[index] ?? '']),
    ),
  }
}

type About = { chainId: number; safe: Address; name: string; createdAt: number }

/** Writes a batch as Safe's transaction builder does, with its checksum. @param about `createdAt` in milliseconds since 1970 */
export function writeBuilderFile(calls: readonly DraftCall[], { chainId, safe, name, createdAt }: About): string {
  const file = {
    ...{ version: '1.0', chainId: String(chainId), createdAt },
    meta: {
      ...{ name, description: '', txBuilderVersion: BUILDER_VERSION },
      ...{ createdFromSafeAddress: safe, createdFromOwnerAddress: '' },
    },
    transactions: calls.map(rowOf),
  }
  return JSON.stringify({ ...file, meta: { ...file.meta, checksum: builderChecksum(file) } }, null, 2)
}
