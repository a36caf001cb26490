import { useState } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { preparePath } from '../../lib/routes.ts'
import { readDeployment } from '../../safe/read/readDeployment.ts'
import { clientOf } from '../../state/queries/clients.ts'
import { useFact } from '../../state/queries/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { aboutWords } from '../../words/en/about.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { errorCopy } from '../../words/errorCopy.ts'

/** One network, queried on demand. */
export function DeploymentRow({ chain }: { chain: Chain }) {
  const [isAsked, setAsked] = useState(false)
  const { fact, again } = useFact({
    key: ['deployment', chain.id],
    read: async () => readDeployment(await clientOf(chain.id)),
    isEnabled: isAsked,
  })
  const said =
    fact.status === 'loading'
      ? isAsked && aboutWords.reading
      : fact.status === 'value'
        ? aboutWords.found[fact.value]
        : Object.values(errorCopy(fact.reason)).join(' ')
  return (
    <li>
      <Button size="small" onClick={() => (isAsked ? again() : setAsked(true))}>
        {chain.name}
      </Button>
      <p role="status" className="small">
        {said}
      </p>
      {fact.status === 'value' && fact.value === 'missing' && (
        <a className="small" href={`#${preparePath(chain.prefix)}`}>
          {prepareWords.title(chain.name)}
        </a>
      )}
    </li>
  )
}
