import {
  concat,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  size,
  toFunctionSelector,
  toHex,
  zeroAddress,
} from 'viem'
import type { Provider } from '../../../src/demo/Provider.ts'
import { ENS_RESOLVER } from '../../../src/safe/ens/readEnsName.ts'

const failures = parseAbi([
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

const ANSWER = [{ type: 'string' }, { type: 'address' }, { type: 'address' }] as const

type Answer = { does: 'returns' | 'reverts'; data: Hex }

const two = (bytes: number): Hex => toHex(bytes, { size: 2 })

/** Runtime code that answers with bytes: `CODECOPY` of the data appended to it, then `RETURN` or `REVERT`. */
const codeAt = (at: number, { does, data }: Answer): Hex =>
  concat(['0x61', two(size(data)), '0x8061', two(at + 11), '0x5f395f', does === 'returns' ? '0xf3' : '0xfd', data])

/** Code that answers every call with the same bytes. */
const codeThat = (does: Answer['does'], data: Hex): Hex => codeAt(0, { does, data })

/** Code that answers calls of one function with the first bytes, and every other call with the second. */
function codeOfTwo(selector: Hex, answer: Answer, otherwise: Answer): Hex {
  const other = codeAt(15, otherwise)
  const there = 15 + size(other)
  const choice = concat(['0x5f3560e01c63', selector, '0x1461', two(there), '0x57'])
  return concat([choice, other, '0x5b', codeAt(there + 1, answer)])
}

/** The documented answers of ENS's resolver, as the code of a stand-in. */
export const resolverThat = {
  names: (name: string): Hex => codeThat('returns', encodeAbiParameters(ANSWER, [name, zeroAddress, zeroAddress])),
  /** A name and one value for every text record. */
  namesAndTells: (name: string, text: string): Hex => {
    const record = encodeAbiParameters([{ type: 'string' }], [text])
    return codeOfTwo(
      toFunctionSelector('resolveWithGateways(bytes,bytes,string[])'),
      { does: 'returns', data: encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, zeroAddress]) },
      { does: 'returns', data: encodeAbiParameters(ANSWER, [name, zeroAddress, zeroAddress]) },
    )
  },
  leadsElsewhere: (): Hex =>
    codeThat(
      'reverts',
      encodeErrorResult({ abi: failures, errorName: 'ReverseAddressMismatch', args: ['ada.eth', '0x'] }),
    ),
  asksGateway: (url: string): Hex => {
    const args = [ENS_RESOLVER, [url], '0x', '0x00000000', '0x'] as const
    return codeThat('reverts', encodeErrorResult({ abi: failures, errorName: 'OffchainLookup', args }))
  },
}

/** Puts the stand-in at the address of ENS's resolver. */
export const installResolver = (node: Provider, code: Hex): Promise<unknown> =>
  node.request({ method: 'anvil_setCode', params: [ENS_RESOLVER, code] })
