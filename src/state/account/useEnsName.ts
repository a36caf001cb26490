import { getBlockNumber } from 'viem/actions'
import type { Address } from '../../address.ts'
import { DEADLINES } from '../../config.ts'
import { withDeadline } from '../../deadline.ts'
import { known } from '../../fact.ts'
import { readEnsName } from '../../safe/readEnsName.ts'
import { clientOf } from '../clients.ts'
import { useFact } from '../queries.ts'

/** The chain that ENS lives on. */
const ETHEREUM = 1

async function read(address: Address) {
  const client = await clientOf(ETHEREUM)
  const block = await getBlockNumber(client, { cacheTime: 0 })
  return { block, value: await readEnsName(client, address, block) }
}

/** An account's name on Ethereum; undefined where there is none, and where it couldn't be read. */
export function useEnsName(address: Address): string | undefined {
  const { fact } = useFact({
    key: ['ensName', address],
    read: () => withDeadline(read(address), DEADLINES.rpc, 'the network'),
  })
  return known(fact) ?? undefined
}
