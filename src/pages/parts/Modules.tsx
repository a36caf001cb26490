import type { Address as AddressValue } from '../../lib/address.ts'
import { known } from '../../lib/known.ts'
import type { ModuleKind } from '../../safe/modules/readModules.ts'
import { useModules } from '../../state/queries/useModules.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { modulesWords } from '../../words/en/modules.ts'

/** What a module is and what it can do. */
function Kind({ found }: { found: ModuleKind }) {
  if (found.kind === 'account')
    return (
      <Notice kind="danger" title={modulesWords.account}>
        {modulesWords.accountSay}
      </Notice>
    )
  if (found.kind === 'unknown')
    return (
      <Notice kind="unknown" title={modulesWords.unknown}>
        {modulesWords.unknownSay}
      </Notice>
    )
  const { name, version, power, isFaulty } = found.module
  return (
    <>
      <p>
        <bdi>
          <b>{version === undefined ? name : `${name} ${version}`}</b>
        </bdi>
      </p>
      <p className="small">{modulesWords.powers[power]}</p>
      {isFaulty && (
        <Notice kind="danger" title={modulesWords.faulty}>
          {modulesWords.faultySay}
        </Notice>
      )}
    </>
  )
}

type Props = { chainId: number; modules: readonly AddressValue[] }

/** A Safe's modules, each with what it is and what it can do with the Safe. */
export function Modules({ chainId, modules }: Props) {
  const { fact, again } = useModules(chainId, modules)
  const kinds = known(fact)
  return (
    <div className={page.section}>
      {modules.map((module, index) => {
        const found = kinds?.[index]
        return (
          <div key={module}>
            <Address address={module} isFull />
            {found && <Kind found={found} />}
          </div>
        )
      })}
      {fact.status === 'loading' && (
        <p className="small muted" role="status">
          {modulesWords.reading}
        </p>
      )}
      {fact.status === 'unknown' && (
        <>
          <Notice kind="unknown">{modulesWords.unread}</Notice>
          <div className={page.acts}>
            <Button size="small" onClick={again}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
