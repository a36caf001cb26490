import { CHAINS, type Chain, INITIAL_CHAIN_ID } from '../../lib/chains.ts'
import { chainById } from '../settings/configuredChains.ts'
import { connected } from './connection.ts'

const initial = CHAINS.find((chain) => chain.id === INITIAL_CHAIN_ID) as Chain

/** The chain for an address without one: the connected wallet's where configured, else the initial one (S2.4). */
export const currentChain = (): Chain => chainById(connected()?.chainId ?? INITIAL_CHAIN_ID) ?? initial
