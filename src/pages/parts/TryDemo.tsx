import { navigate } from 'wouter/use-hash-location'
import { DEMO_PREFIX } from '../../lib/chains.ts'
import { wrapPath } from '../../lib/routes.ts'
import { demoChoice } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { words } from '../../words/en/appShell.ts'

/** Turns the demo on and goes straight to the check-up of a sample Safe. */
export function TryDemo() {
  const start = async () => {
    demoChoice.write({ person: 'ada' })
    const { samples } = await import('../../demo/samples.ts')
    navigate(wrapPath({ prefix: DEMO_PREFIX, address: samples.solo.address }))
  }
  return <Button onClick={() => void start()}>{words.home.tryDemo}</Button>
}
