import type { Address } from '../../lib/address.ts'

/**
 * What an app may ask for, as `readAppRequest` reads it; `eth_sign` is always refused, but some apps don't start
 * without it.
 */
export const METHODS: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'net_version',
  'eth_sendTransaction',
  'personal_sign',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
]

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
