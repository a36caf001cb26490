import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import { onTestFinished } from 'vitest'
import type { Provider } from '../../src/connectors/connector.ts'
import { createWire, type MetaMask } from './metaMask.ts'

const silent = { log() {}, debug() {}, info() {}, warn() {}, error() {}, trace() {} }
export const info = { uuid: '6f1c7e0a-0000-4000-8000-00000000abcd', name: 'MetaMask', rdns: 'io.metamask' } as const
export const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' as const

/** Injects what MetaMask puts into a page. */
export function injectMetaMask(metaMask: MetaMask, isAnnounced = false): Provider {
  const [page, extension] = createWire()
  metaMask.plug(extension)
  const provider = initializeProvider({
    connectionStream: page,
    logger: silent,
    shouldSendMetadata: false,
    shouldSetOnWindow: true,
    ...(isAnnounced && { providerInfo: { ...info, icon } }),
  })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
  return provider as unknown as Provider
}
