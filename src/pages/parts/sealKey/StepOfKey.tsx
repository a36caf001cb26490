import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { KeyState } from '../../../safe/sealKey/nextOfKey.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import type { KeyAct } from '../../../state/sealKey/actByKey.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { FundKey } from './FundKey.tsx'
import { Problem } from './Problem.tsx'
import { SealNow } from './SealNow.tsx'
import { WaitForKey } from './WaitForKey.tsx'

export type KeyProps = {
  chain: Chain
  sealKey: SealKey
  account: AddressValue | undefined
  /** The Safe on screen, and who gets its NFT; undefined in the settings. */
  safe?: AddressValue | undefined
  driver?: AddressValue | undefined
  /** Whether the key isn't needed here: it is only emptied, not paid. */
  isAside: boolean
}

/** The key's current step, which is derived from the chain alone. */
export function StepOfKey(
  props: KeyProps & { state: KeyState; isDoing: boolean; onAct: (act: KeyAct) => void; back: ReactNode },
) {
  const { chain, sealKey, account, safe, driver, isAside, state, isDoing, onAct, back } = props
  const { next } = state
  const folded = state.back.status === 'ready' && (
    <details>
      <summary>{sealKeyWords.backInstead}</summary>
      {back}
    </details>
  )
  switch (next.step) {
    case 'wait':
      return <WaitForKey chain={chain} next={next} isDoing={isDoing} onAct={onAct} />
    case 'over':
      return (
        <>
          {state.back.status === 'ready' && safe && <p>{sealKeyWords.backOver}</p>}
          {back}
        </>
      )
    case 'refused':
      return (
        <>
          <Problem error={next.error} kind="attention" />
          {folded || back}
        </>
      )
    case 'seal':
      return (
        <>
          <SealNow {...{ chain, driver, isDoing }} fee={next.fee} onSeal={() => onAct('seal')} />
          {folded}
        </>
      )
    default:
      if (isAside || !account) return back
      return (
        <>
          <FundKey {...{ chain, sealKey, account }} missing={next.amount} isTopUp={next.isTopUp} />
          {folded}
        </>
      )
  }
}
