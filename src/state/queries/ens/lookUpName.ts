import { type Chain, DEMO_CHAIN_ID } from '../../../lib/chains.ts'
import { DEADLINES } from '../../../lib/config.ts'
import { withDeadline } from '../../../lib/deadline.ts'
import { type EnsAddress, readEnsAddress } from '../../../safe/ens/readEnsAddress.ts'
import { readOnEthereum } from './readOnEthereum.ts'

/** What a name leads to; `name` is how ENS writes it. `wrong` is a key of the words. */
export type LookedUp =
  | { name: string; address: Extract<EnsAddress, { address: unknown }>['address'] }
  | { name: string; wrong: 'offChain' | 'noAddress' | 'notNormal' | 'inDemo' | 'unread' }

/** Emoji that were one before what joins them was left out, as by a field: another name altogether. */
const TORN = /\p{Extended_Pictographic}\p{Emoji_Modifier}?\p{Extended_Pictographic}/u

/** A name as ENS writes it; undefined where it isn't written so. Latin capitals, which a phone writes by itself, are no fault. */
async function toNormal(typed: string): Promise<string | undefined> {
  const written = typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const loading = import('../../../safe/ens/normalizeName.ts')
  const { normalizeName } = await withDeadline(loading, DEADLINES.code, 'this site')
  try {
    return normalizeName(written) === written && !TORN.test(written) ? written : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks up what a name in ENS leads to on a chain, once a person has asked for that: Ethereum's RPC then learns the name.
 * @param typed as it was typed
 * @returns also what failed; it never rejects
 */
export async function lookUpName(typed: string, chain: Chain): Promise<LookedUp> {
  if (chain.id === DEMO_CHAIN_ID) return { name: typed, wrong: 'inDemo' }
  try {
    const name = await toNormal(typed)
    if (name === undefined) return { name: typed, wrong: 'notNormal' }
    const { value } = await readOnEthereum((client, block) => readEnsAddress(client, name, chain.id, block))
    return { name, ...value }
  } catch {
    return { name: typed, wrong: 'unread' }
  }
}
