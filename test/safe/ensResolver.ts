import { concat, encodeAbiParameters, encodeErrorResult, type Hex, parseAbi, size, toHex, zeroAddress } from 'viem'
import type { Provider } from '../../src/demo/provider.ts'
import { ENS_RESOLVER } from '../../src/safe/readEnsName.ts'

const failures = parseAbi([
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

const ANSWER = [{ type: 'string' }, { type: 'address' }, { type: 'address' }] as const

/** Code that answers every call with the same bytes: `CODECOPY` of what stands behind it, then `RETURN` or `REVERT`. */
const codeThat = (does: 'returns' | 'reverts', data: Hex): Hex =>
  concat(['0x61', toHex(size(data), { size: 2 }), '0x80600a5f395f', does === 'returns' ? '0xf3' : '0xfd', data])

/** What ENS's resolver is documented to answer, as the code of a stand-in. */
export const resolverThat = {
  names: (name: string): Hex => codeThat('returns', encodeAbiParameters(ANSWER, [name, zeroAddress, zeroAddress])),
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

/** Puts the stand-in where ENS has its resolver. */
export const installResolver = (node: Provider, code: Hex): Promise<unknown> =>
  node.request({ method: 'anvil_setCode', params: [ENS_RESOLVER, code] })
