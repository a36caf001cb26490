import type { ErrorName } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { accountWords } from '../../words/en/account.ts'
import { SwitchFailure } from './SwitchFailure.tsx'
import styles from './SwitchState.module.css'
import type { Switch } from './useSwitch.ts'

/** Failures behind which a wallet may simply lack the chain, whatever it says of them. */
const MAY_LACK_IT: readonly ErrorName[] = ['SwitchChain', 'SwitchUnsupported', 'ChainNotFound']

/** What became of asking the wallet for a chain: that it is asked, why it didn't go, and the offer to add the chain. */
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
