import { useEffect, useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import { isUnderWay, useWriteStatus } from '../../../state/transactions/writeStatus.ts'
import { late } from '../../parts/late.tsx'
import { HiddenWarning } from './HiddenWarning.tsx'
import { UnwrapForm } from './UnwrapForm.tsx'

const SweepForm = late(() => import('./SweepForm.tsx').then(({ SweepForm }) => SweepForm))

type Props = {
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  account: Address
  /** The block at which the Safe was read. */
  readAt: bigint
}

/** Unwraps; or, if something may be hidden in the Safe, moves its assets out instead. */
export function UnwrapAct({ chain, safeState, wrap, account, readAt }: Props) {
  const [isSweeping, setSweeping] = useState(false)
  useEffect(() => void SweepForm.fetchAhead(), [])
  const shared = { chain, safe: safeState.address, account, wrap }
  const status = useWriteStatus({ kind: 'sweep', chainId: chain.id, safe: safeState.address, account })
  if (isSweeping || isUnderWay(status)) return <SweepForm {...shared} onBack={() => setSweeping(false)} />
  const warning = <HiddenWarning {...{ chain, safeState, readAt }} onSweep={() => setSweeping(true)} />
  return <UnwrapForm {...shared} warning={warning} />
}
