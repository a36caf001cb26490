import { createStore } from 'zustand/vanilla'
import type { PairingCode } from '../../connectors/walletConnect/proposeSession.ts'

/** A code on the screen, and why it isn't the first. */
export type ShownCode = PairingCode & { shownAt: number; note: 'expired' | 'declined' | undefined }

/** The code to scan now, by wallet. A secret: shown, never logged or kept. */
export const shownCodes = createStore<Partial<Record<string, ShownCode>>>(() => ({}))
