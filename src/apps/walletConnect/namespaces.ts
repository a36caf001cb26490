import type { Address } from '../../lib/address.ts'
import { APP_METHODS } from '../../safe/requests/readAppRequest.ts'

/** What an app may ask for. `eth_sign` is among them to be refused in words: some apps don't start without it. */
export const METHODS: readonly string[] = [...APP_METHODS, 'eth_sign']

export const EVENTS: readonly string[] = ['chainChanged', 'accountsChanged']

/** What an app is given of a Safe: the Safe as its account, on these networks and no other. */
export const namespacesOf = (safe: Address, chains: readonly number[]) => ({
  eip155: {
    chains: chains.map((id) => `eip155:${id}`),
    accounts: chains.map((id) => `eip155:${id}:${safe}`),
    methods: [...METHODS],
    events: [...EVENTS],
  },
})
