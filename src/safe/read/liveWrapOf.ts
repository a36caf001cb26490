import type { WrapState } from './readSafe.ts'

/** What the contract knows of a Safe that is wrapped now; undefined where it isn't, or where the contract isn't there. */
export const liveWrapOf = ({ wrap }: { wrap: WrapState | 'missing' }): WrapState | undefined =>
  wrap !== 'missing' && wrap.isLive ? wrap : undefined
