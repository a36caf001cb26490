import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { demoStatus } from '../../state/settings/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { demoWords } from '../../words/en/demo.ts'

const TEN_MINUTES = 600

/** In the demo: skips the ten minutes' wait. Renders nothing on other chains. */
export function PassTime({ chainId }: { chainId: number }): ReactNode {
  const demo = useStore(demoStatus)
  const [hasFailed, setFailed] = useState(false)
  if (chainId !== DEMO_CHAIN_ID || demo.status !== 'on') return null
  const pass = () =>
    void demo.letTimePass(TEN_MINUTES).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <>
      <Button size="small" onClick={pass}>
        {demoWords.demo.letTimePass}
      </Button>
      <span className="small" role="status">
        {hasFailed && demoWords.demo.noAnswer}
      </span>
    </>
  )
}
