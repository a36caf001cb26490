import type { Address } from '../../lib/address.ts'
import type { Approved } from './walletConnectSchemas.ts'

/** The accounts approved on a chain, in the wallet's order. */
export const addressesOn = ({ accounts }: Approved, chainId: number): Address[] =>
  accounts.filter((account) => account.chainId === chainId).map(({ address }) => address)

/**
 * The chain to begin on: the last used one where it is approved, or else the first approved one in the page's order.
 * @returns undefined where no account is approved on any of the page's chains
 */
export function chooseChain(approved: Approved, chains: readonly number[], last?: number): number | undefined {
  const common = chains.filter((chainId) => addressesOn(approved, chainId).length > 0)
  return common.find((chainId) => chainId === last) ?? common[0]
}

/** Moves some approved accounts of a chain to the front; the first one is the active account. */
export function putFirst<T extends Approved>(approved: T, chainId: number, addresses: readonly Address[]): T {
  const rest = approved.accounts.filter(
    (account) => account.chainId !== chainId || !addresses.includes(account.address),
  )
  return { ...approved, accounts: [...addresses.map((address) => ({ chainId, address })), ...rest] }
}
