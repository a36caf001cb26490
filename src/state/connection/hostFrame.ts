import { createStore } from 'zustand/vanilla'

/** Where the page is: on its own, inside a Safe that has answered, or inside another page, where nothing is signed. */
export type FrameKind = 'top' | 'safe' | 'foreign'

/** In any frame, a Safe's or another. */
export const isFramed = typeof window !== 'undefined' && window.parent !== window

/** Foreign until a Safe has answered: what isn't known to be one isn't trusted. */
export const hostFrame = createStore<{ kind: FrameKind }>(() => ({ kind: isFramed ? 'foreign' : 'top' }))

export const frameKind = (): FrameKind => hostFrame.getState().kind
