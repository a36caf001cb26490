import { normalize } from 'viem/ens'

/** A name as ENS writes it (ENSIP-15). @throws where it can't be one */
export const normalizeName = (name: string): string => normalize(name)
