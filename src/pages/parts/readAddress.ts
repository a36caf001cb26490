import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { type AddressInput, parseAddressInput } from '../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../lib/chains.ts'
import { typedWords } from '../../words/en/typed.ts'
import { chainNamed, networkName } from './networkName.ts'

/** What a field was read as, or what is wrong with it in one sentence. */
export type Read<T> = { value: T } | { wrong: string }

/** One sentence for what is wrong with what was typed. */
const sayWrong = (input: Exclude<AddressInput, { address: unknown }>): string =>
  input.wrong === 'length' ? typedWords.length(input.digits) : typedWords[input.wrong]

/** Whether it was read from an NFT of another contract, whose ids mean nothing here. */
const isForeign = ({ contract }: { contract?: Address }): boolean =>
  contract !== undefined && !isSameAddress(contract, wrappedSafeAddress)

/** Reads an address that is meant on a chain: with that chain's name or none. Every field but a Safe's own goes through this. */
export function readAddress(text: string, here: Chain): Read<Address> {
  const input = parseAddressInput(text)
  if (!('address' in input)) return { wrong: input.wrong === 'empty' ? typedWords.shape : sayWrong(input) }
  if (isForeign(input)) return { wrong: typedWords.otherNft }
  const { address, network } = input
  if (network === undefined || chainNamed(network)?.id === here.id) return { value: address }
  return { wrong: typedWords.elsewhere(networkName(network), here.name) }
}

/** Reads a Safe: on the network that it is given with, or else on the one that is shown. */
export function readSafe(text: string, here: Chain): Read<{ chain: Chain; address: Address }> {
  const input = parseAddressInput(text)
  if (!('address' in input)) return { wrong: sayWrong(input) }
  if (isForeign(input)) return { wrong: typedWords.otherNft }
  const { address, network } = input
  const chain = network === undefined ? here : chainNamed(network)
  return chain ? { value: { chain, address } } : { wrong: typedWords.prefix(networkName(network ?? '')) }
}
