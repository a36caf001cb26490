import type { ErrorName } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { accountWords } from '../../words/en/account.ts'
import { SwitchFailure } from './SwitchFailure.tsx'
import styles from './SwitchState.module.css'
import type { Switch } from './useSwitch.ts'

/** Failures that may just mean that the wallet lacks the chain, whatever it reports. */
const MAY_LACK_IT: readonly ErrorName[] = ['SwitchChain', 'SwitchUnsupported', 'ChainNotFound']

/** The state of a switch request: pending, or why it failed, with the offer to add the chain. */
export function SwitchState({ asked, failure, ask }: Switch) {
  const mayLackIt = failure && MAY_LACK_IT.includes(failure.error.name)
  return (
    <>
      <div role="status" className={styles.state}>
        {asked && <p className="small muted">{accountWords.network.asked(asked.name)}</p>}
        {failure && <SwitchFailure {...failure} />}
      </div>
      {mayLackIt && (
        <Button size="wide" onClick={() => void ask(failure.chain, true)}>
          {accountWords.network.add(failure.chain.name)}
        </Button>
      )}
    </>
  )
}
