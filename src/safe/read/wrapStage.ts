import type { WrapState } from './readSafe.ts'

/** How far a Safe is wrapped, as our contract's record has it; `missing` where the contract isn't on the network. */
export type WrapStage = 'missing' | 'no' | 'unsealed' | 'sealed'

export function wrapStage(wrap: WrapState | 'missing'): WrapStage {
  if (wrap === 'missing') return 'missing'
  if (!wrap.isLive) return 'no'
  return wrap.isSealed ? 'sealed' : 'unsealed'
}
