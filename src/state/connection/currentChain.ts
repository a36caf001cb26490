import { CHAINS, type Chain, INITIAL_CHAIN_ID } from '../../lib/chains.ts'
import { chainById } from '../settings/configuredChains.ts'
import { connected } from './connection.ts'

const initial = CHAINS.find((chain) => chain.id === INITIAL_CHAIN_ID) as Chain

/** Where a bare address is meant: the connected wallet's chain where it is one of ours, else the initial one (S2.4). */
export const currentChain = (): Chain => chainById(connected()?.chainId ?? INITIAL_CHAIN_ID) ?? initial
