import { normalize } from 'viem/ens'

/** Normalises an ENS name (ENSIP-15). @throws where it is invalid */
export const normalizeName = (name: string): string => normalize(name)
