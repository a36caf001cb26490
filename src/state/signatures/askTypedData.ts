import { getTypesForEIP712Domain, type Hex, hashTypedData, serializeTypedData, type TypedDataDefinition } from 'viem'
import type { Connector } from '../../connectors/connector.ts'
import type { Address } from '../../lib/address.ts'
import { toAppError } from '../../lib/errors.ts'
import { asMessageSignature } from '../../safe/consent/ownerSignature.ts'
import { type Asked, askOwners, askSignature } from './askSignature.ts'

/** No such method, by EIP-1193 and by JSON-RPC. */
const NO_METHOD = new Set([4200, -32601])

/** As wallets take it: with the domain's own type in it, numbers in figures. */
function textOf(typedData: TypedDataDefinition): string {
  const EIP712Domain = getTypesForEIP712Domain(typedData)
  return serializeTypedData({ ...typedData, types: { EIP712Domain, ...typedData.types } } as TypedDataDefinition)
}

const callOf = (account: Address, text: string) => ({ method: 'eth_signTypedData_v4', params: [account, text] })

/** Asks an account to sign typed data (EIP-712): a Safe by its owners, any other by itself. @throws AppError */
export function askTypedData(connector: Connector, account: Address, typedData: TypedDataDefinition): Promise<Asked> {
  const text = textOf(typedData)
  return askOwners(connector, connector.signTypedData?.(text), callOf(account, text))
}

/**
 * Asks an owner's key to sign what the Safe checks: typed data, or its hash as a message where the wallet signs no typed data.
 * @returns it in the shape in which a Safe reads it
 * @throws AppError
 */
export async function askOwner(connector: Connector, account: Address, typedData: TypedDataDefinition): Promise<Hex> {
  try {
    return await askSignature(connector, callOf(account, textOf(typedData)))
  } catch (thrown) {
    const { code } = toAppError(thrown)
    if (code === undefined || !NO_METHOD.has(code)) throw thrown
    const call = { method: 'personal_sign', params: [hashTypedData(typedData), account] }
    return asMessageSignature(await askSignature(connector, call))
  }
}
