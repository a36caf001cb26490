import { known } from '../../../lib/known.ts'
import { readEnsAvatar } from '../../../safe/ens/readEnsAvatar.ts'
import { useFact } from '../queries.ts'
import { readOnEthereum } from './readOnEthereum.ts'

/** The picture of a name, as a `data:` URL; undefined without a name, where there is none, and where it couldn't be read. */
export function useEnsAvatar(name: string | undefined): string | undefined {
  const { fact } = useFact({
    key: ['ensAvatar', name],
    read: () => readOnEthereum((client, block) => readEnsAvatar(client, name ?? '', block)),
    isEnabled: name !== undefined,
  })
  return known(fact) ?? undefined
}
