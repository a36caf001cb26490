import { navigate } from 'wouter/use-hash-location'
import { DEMO_PREFIX } from '../../lib/chains.ts'
import { safePath, wrapPath } from '../../lib/routes.ts'
import { demoChoice } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { words } from '../../words/en/appShell.ts'

/** Turns the demo on and goes to one of its Safes: `solo` to be wrapped, `wrapped` to be looked at. */
async function startDemo(name: 'solo' | 'wrapped'): Promise<void> {
  demoChoice.write({ person: 'ada' })
  const { samples } = await import('../../demo/samples.ts')
  navigate((name === 'solo' ? wrapPath : safePath)({ prefix: DEMO_PREFIX, address: samples[name].address }))
}

/** Turns the demo on and goes straight to the check-up of a sample Safe. */
export const TryDemo = () => <Button onClick={() => void startDemo('solo')}>{words.home.tryDemo}</Button>

/** Turns the demo on and shows a Safe that is wrapped already, as a buyer sees it. */
export const SeeExample = () => <Button onClick={() => void startDemo('wrapped')}>{words.home.example}</Button>
