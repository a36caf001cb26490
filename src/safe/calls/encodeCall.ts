import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import type { Method } from './abiSchema.ts'
import { writeArgument } from './readArgument.ts'

/** The data of a call. @param values one for each input, as `readArgument` reads them; a struct is a list */
export function encodeCall(method: Method, values: readonly unknown[]): Hex {
  // viem encodes a struct by names, or by order where there are none
  const unnamed = { ...method, inputs: withoutNames(method.inputs) }
  return encodeFunctionData({ abi: [unnamed], functionName: method.name, args: values } as never)
}

const withoutNames = (inputs: Method['inputs']): Method['inputs'] =>
  inputs.map(({ type, components }) => ({
    name: '',
    type,
    ...(components && { components: withoutNames(components) }),
  }))

/** Decodes a call's data into text as it would be typed; undefined where it isn't exactly that function's data. */
export function decodeCall(method: Method, data: Hex): string[] | undefined {
  try {
    const unnamed = { ...method, inputs: withoutNames(method.inputs) }
    const { args = [] } = decodeFunctionData({ abi: [unnamed], data } as never) as { args?: readonly unknown[] }
    if (encodeCall(method, args) !== data) return undefined
    return unnamed.inputs.map((input, index) => writeArgument(input, args[index]))
  } catch {
    return undefined
  }
}
