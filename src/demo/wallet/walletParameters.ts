import { getAddress, type Hex, hexToString, stringToHex, type TypedDataDefinition } from 'viem'
import * as z from 'zod/mini'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { address, bytes, maybe, parseParameters, quantity } from '../rpc/parameters.ts'

/** Parses what a page requests from the demo wallet. Each function throws -32602 that names the invalid parameter. */

const transaction = z
  .object({
    from: address,
    to: maybe(address),
    value: maybe(quantity),
    data: maybe(bytes),
    input: maybe(bytes),
    chainId: maybe(quantity),
    gasPrice: maybe(quantity),
    maxFeePerGas: maybe(quantity),
    maxPriorityFeePerGas: maybe(quantity),
  })
  .check(
    z.refine(
      ({ data, input }) => data === undefined || input === undefined || data === input,
      'a transaction whose data and input are the same',
    ),
    z.refine(
      ({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }) =>
        gasPrice === undefined || (maxFeePerGas ?? maxPriorityFeePerGas) === undefined,
      'a transaction with one kind of fee',
    ),
    z.refine(({ to, data, input }) => to || data || input, 'a transaction that says where it goes'),
    z.refine(
      ({ chainId }) => chainId === undefined || chainId === BigInt(DEMO_CHAIN_ID),
      "a transaction of the demo's chain",
    ),
  )

/** `eth_sendTransaction`. Gas and fee are ignored: the wallet sets its own. */
export function readTransaction(params: unknown) {
  const [{ from, to, value = 0n, data, input }] = parseParameters(z.tuple([transaction], z.unknown()), params)
  return { from, to: to && getAddress(to), value, data: data ?? input ?? '0x' }
}

const text = z.pipe(
  z.union([bytes, z.string().check(z.maxLength(100_000))]),
  z.transform((text): Hex => (/^0x([\da-f]{2})*$/i.test(text) ? (text as Hex) : stringToHex(text))),
)

const isReadable = (message: string): boolean => !/[\p{Cc}\ufffd]/u.test(message.replace(/[\t\n\r]/g, ''))

/** `personal_sign`. Text that isn't hex is signed as it is; bytes that aren't text are shown as hex. */
export function readMessage(params: unknown) {
  const [raw, from] = parseParameters(z.tuple([text, address], z.unknown()), params)
  const message = hexToString(raw)
  return { from, raw, message: isReadable(message) ? message : raw }
}

/** `personal_ecRecover` */
export function readSigned(params: unknown) {
  const [raw, signature] = parseParameters(z.tuple([text, bytes], z.unknown()), params)
  return { raw, signature }
}

const fields = z.array(z.object({ name: z.string(), type: z.string() }))
const typedData = z
  .object({
    types: z.record(z.string(), fields),
    primaryType: z.string(),
    domain: z.looseObject({
      chainId: z.optional(z.union([z.int(), z.string().check(z.regex(/^(0x[\da-f]+|\d+)$/i))])),
    }),
    message: z.record(z.string(), z.unknown()),
  })
  .check(
    z.refine(({ types, primaryType }) => Object.hasOwn(types, primaryType), 'typed data with a type for what it says'),
    z.refine(
      ({ domain: { chainId } }) => chainId === undefined || BigInt(chainId) === BigInt(DEMO_CHAIN_ID),
      "typed data for the demo's chain",
    ),
  )

export type TypedData = z.output<typeof typedData>

const json = (given: unknown): unknown => {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given
  } catch {
    return undefined
  }
}

/** `eth_signTypedData_v4`: JSON text or an object. */
export function readTypedData(params: unknown) {
  const [from, given] = parseParameters(z.tuple([address, z.unknown()], z.unknown()), params)
  const [data] = parseParameters(z.tuple([typedData]), [json(given)])
  return { from, data, definition: data as unknown as TypedDataDefinition }
}

const token = { address, tokenId: z.string().check(z.regex(/^\d{1,78}$/, 'a token id: digits, as text')) }
const asset = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ERC20'), options: z.object({ address, symbol: z.string().check(z.maxLength(11)) }) }),
  z.object({ type: z.literal('ERC721'), options: z.object(token) }),
])

/** `wallet_watchAsset` (EIP-747), whose parameters are one object, bare or in an array. */
export function readAsset(params: unknown) {
  const [given] = parseParameters(z.tuple([asset]), Array.isArray(params) ? params : [params])
  const contract = getAddress(given.options.address)
  return given.type === 'ERC20'
    ? { type: given.type, contract, name: given.options.symbol, tokenId: undefined }
    : { type: given.type, contract, name: given.options.tokenId, tokenId: BigInt(given.options.tokenId) }
}

/** `wallet_switchEthereumChain`, `wallet_addEthereumChain`. @returns the chain's id */
export function readChain(params: unknown): bigint {
  const [{ chainId }] = parseParameters(z.tuple([z.looseObject({ chainId: quantity })], z.unknown()), params)
  return chainId
}

/** `wallet_requestPermissions`, `wallet_revokePermissions` (EIP-2255): `eth_accounts` is the only permission. */
export const checkPermission = (params: unknown): unknown =>
  parseParameters(z.tuple([z.looseObject({ eth_accounts: z.looseObject({}) })], z.unknown()), params)
