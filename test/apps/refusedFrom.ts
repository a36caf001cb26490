import type { RefusalKind } from '../../src/safe/requests/refusals.ts'

/**
 * Who can run into each refusal: an app at the other end of a relay, or one in a frame. The relay's own client
 * doesn't let all of them through. Each side's test provokes every one of its own.
 */
const REFUSED_FROM = {
  ...{ ethSign: 'relay', params: 'relay', typedData: 'relay', tooLarge: 'relay', account: 'relay', chain: 'relay' },
  ...{ switchChain: 'relay', creation: 'relay', delegatecall: 'relay', self: 'relay', wrapper: 'relay' },
  ...{ capability: 'relay', callsChain: 'relay', tooManyCalls: 'relay', duplicate: 'relay', unknownCalls: 'relay' },
  ...{ full: 'relay', rejected: 'relay', notHolder: 'relay', locked: 'relay' },
  ...{ expired: 'relay', proposed: 'relay', inDoubt: 'relay', cancelled: 'relay' },
  ...{ method: 'frame', balances: 'frame', addressBook: 'frame', permissions: 'frame', unknownHash: 'frame' },
  ...{ gone: 'frame', busy: 'frame' },
} as const satisfies Record<RefusalKind, 'relay' | 'frame'>

/** The refusals that can happen there. */
export type RefusedFrom<From extends 'relay' | 'frame'> = {
  [Kind in RefusalKind]: (typeof REFUSED_FROM)[Kind] extends From ? Kind : never
}[RefusalKind]
