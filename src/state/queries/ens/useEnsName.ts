import type { Address } from '../../../lib/address.ts'
import { known } from '../../../lib/known.ts'
import { readEnsName } from '../../../safe/ens/readEnsName.ts'
import { useFact } from '../queries.ts'
import { readOnEthereum } from './readOnEthereum.ts'

/** An account's name on Ethereum; undefined where there is none, and where it couldn't be read. */
export function useEnsName(address: Address): string | undefined {
  const { fact } = useFact({
    key: ['ensName', address],
    read: () => readOnEthereum((client, block) => readEnsName(client, address, block)),
  })
  return known(fact) ?? undefined
}
