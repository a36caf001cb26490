import { navigate } from 'wouter/use-hash-location'
import { DEMO_PREFIX } from '../../lib/chains.ts'
import { safePath, wrapPath } from '../../lib/routes.ts'
import { demoChoice } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { words } from '../../words/en/appShell.ts'

/** Starts the demo and opens a Safe in it: `solo` to be wrapped, `wrapped` to be viewed. */
async function startDemo(name: 'solo' | 'wrapped'): Promise<void> {
  demoChoice.write({ person: 'ada' })
  const { samples } = await import('../../demo/samples.ts')
  navigate((name === 'solo' ? wrapPath : safePath)({ prefix: DEMO_PREFIX, address: samples[name].address }))
}

/** Starts the demo at the check-up of a sample Safe. */
export const TryDemo = () => <Button onClick={() => void startDemo('solo')}>{words.home.tryDemo}</Button>

/** Starts the demo at a Safe that is already wrapped, as a buyer sees it. */
export const SeeExample = () => <Button onClick={() => void startDemo('wrapped')}>{words.home.example}</Button>
