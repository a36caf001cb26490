import type { Chain } from '../../lib/chains.ts'
import { useTransport } from '../../state/connection/useTransport.ts'
import { Button } from '../../ui/Button.tsx'
import { accountWords } from '../../words/en/account.ts'
import { SwitchState } from './SwitchState.tsx'
import { useSwitch } from './useSwitch.ts'

/** Asks the wallet to switch to the chain that an act needs, and says so when it doesn't. */
export function SwitchTo({ chain, label, onDone }: { chain: Chain; label: string; onDone: () => void }) {
  const asking = useSwitch(onDone)
  const isInSafe = useTransport() === 'safe'
  // a Safe can't switch chains, so the button isn't offered
  if (isInSafe) return <p className="small">{accountWords.network.failedInSafe(chain.name)}</p>
  return (
    <>
      <Button look="primary" onClick={() => void asking.ask(chain)}>
        {label}
      </Button>
      <SwitchState {...asking} />
    </>
  )
}
