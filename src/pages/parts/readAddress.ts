import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { type AddressInput, parseAddressInput } from '../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../lib/chains.ts'
import { typedWords } from '../../words/en/typed.ts'
import { chainNamed, networkName } from './networkName.ts'

/** A field's parsed value, or an error in one sentence. */
export type Read<T> = { value: T } | { wrong: string }

/** The error for an invalid input, in one sentence. */
const sayWrong = (input: Exclude<AddressInput, { address: unknown }>): string =>
  input.wrong === 'length' ? typedWords.length(input.digits) : typedWords[input.wrong]

/** Whether it is a link to another contract's NFT, whose ids mean nothing here. */
const isForeign = ({ contract }: { contract?: Address }): boolean =>
  contract !== undefined && !isSameAddress(contract, wrappedSafeAddress)

/** Reads an address for a chain: with that chain's prefix or none. Used by every field except those for a Safe. */
export function readAddress(text: string, here: Chain): Read<Address> {
  const input = parseAddressInput(text)
  if (!('address' in input)) return { wrong: input.wrong === 'empty' ? typedWords.shape : sayWrong(input) }
  if (isForeign(input)) return { wrong: typedWords.otherNft }
  const { address, network } = input
  if (network === undefined || chainNamed(network)?.id === here.id) return { value: address }
  return { wrong: typedWords.elsewhere(networkName(network), here.name) }
}

/** Reads a Safe: on the network in the input, or else on the current one. */
export function readSafe(text: string, here: Chain): Read<{ chain: Chain; address: Address }> {
  const input = parseAddressInput(text)
  if (!('address' in input)) return { wrong: sayWrong(input) }
  if (isForeign(input)) return { wrong: typedWords.otherNft }
  const { address, network } = input
  const chain = network === undefined ? here : chainNamed(network)
  return chain ? { value: { chain, address } } : { wrong: typedWords.prefix(networkName(network ?? '')) }
}
