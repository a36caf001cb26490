import { type Address, decodeFunctionData, getAddress, type Hex, hexToBigInt, hexToNumber, size, slice } from 'viem'
import { wrappedSafeAbi } from '../../contract/wrappedSafe.generated.ts'
import { multiSendAbi, safeAbi } from '../../safe/safeAbi.ts'
import { formatExactly } from '../../ui/amount.ts'

const abi = [...safeAbi, ...multiSendAbi, ...wrappedSafeAbi]

type Described = { to: Address; text: string; inner: Described[] }

/** Decodes a MultiSend batch: operation, to, value, length and data, packed without padding. */
function unpack(packed: Hex): Described[] {
  const calls: Described[] = []
  for (let at = 0; at < size(packed); ) {
    const to = getAddress(slice(packed, at + 1, at + 21))
    const length = hexToNumber(slice(packed, at + 53, at + 85))
    const data = length === 0 ? '0x' : slice(packed, at + 85, at + 85 + length)
    calls.push(describeCall(to, data, hexToBigInt(slice(packed, at + 21, at + 53))))
    at += 85 + length
  }
  return calls
}

const show = (value: unknown): string => (Array.isArray(value) ? `[${value.map(show).join(', ')}]` : String(value))

/** Describes a call by the names in its contract's ABI; batches are decoded. Unknown calldata is returned as it is. */
export function describeCall(to: Address, data: Hex, value: bigint): Described {
  const sent = value > 0n ? ` + ${formatExactly(value, 'ETH')}` : ''
  if (data === '0x') return { to, text: formatExactly(value, 'ETH'), inner: [] }
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    if (functionName === 'multiSend') return { to, text: 'multiSend', inner: unpack(args[0] as Hex) }
    if (functionName === 'execTransaction') {
      const [innerTo, innerValue, innerData] = args as unknown as [Address, bigint, Hex]
      return { to, text: 'execTransaction', inner: [describeCall(innerTo, innerData, innerValue)] }
    }
    if (functionName === 'execute') {
      const [, calls] = args as unknown as [bigint, { to: Address; value: bigint; data: Hex }[]]
      const inner = calls.map((call) => describeCall(call.to, call.data, call.value))
      return { to, text: 'execute', inner }
    }
    return { to, text: `${functionName}(${args.map(show).join(', ')})${sent}`, inner: [] }
  } catch {
    return { to, text: `${data}${sent}`, inner: [] }
  }
}
