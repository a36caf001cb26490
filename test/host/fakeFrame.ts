import { createSafeConnector } from '../../src/connectors/safe/createSafeConnector.ts'
import type { FrameWindow } from '../../src/connectors/safe/createSafeHost.ts'
import { DEADLINES } from '../../src/lib/config.ts'

export const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SAFE_ORIGIN = 'https://app.safe.global'
export const HASH = `0x${'ab'.repeat(32)}`
export const VERSION = '9.1.0'

type Asked = { id: string; method: string; params: unknown; env: { sdkVersion: string } }
type Answer = (params: unknown) => unknown

export const says = (error: string): Answer => {
  return () => {
    throw error
  }
}
export const silent: Answer = () => new Promise(() => {})

type Options = { origin?: string; isHidden?: boolean; hosts?: readonly string[] }

/**
 * The window of a framed page and the page around it, which speaks the Safe Apps protocol: it answers after a moment,
 * refuses with a bare string, and gets no message that is meant for another origin.
 */
export function createFakeFrame({ origin = SAFE_ORIGIN, isHidden = false, hosts = [] }: Options = {}) {
  const listeners = new Set<(event: MessageEvent) => void>()
  const log: { method: string; params: unknown; to: string; sdkVersion: string }[] = []
  /** The target origins of requests for the theme, which isn't part of `log`. */
  const themesTo: string[] = []
  const answers = new Map<string, Answer>([
    [
      'getSafeInfo',
      () => ({ safeAddress: SAFE.toLowerCase(), chainId: 1, threshold: 2, owners: [], isReadOnly: false }),
    ],
    ['rpcCall', () => '0x1'],
    ['sendTransactions', () => ({ safeTxHash: HASH })],
    ['signMessage', () => ({ messageHash: HASH })],
    ['signTypedMessage', () => ({ messageHash: HASH })],
    ['getOffChainSignature', () => '0x1234'],
  ])

  const deliver = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = { data, source: parent, origin, ...from } as unknown as MessageEvent
    for (const listener of [...listeners]) listener(event)
  }
  const parent = {
    async postMessage(asked: Asked, to: string) {
      if (to !== '*' && to !== origin) return
      if (asked.method === 'getCurrentTheme') {
        themesTo.push(to)
        return deliver({ id: asked.id, version: VERSION, success: true, data: { darkMode: true } })
      }
      log.push({ method: asked.method, params: asked.params, to, sdkVersion: asked.env.sdkVersion })
      const reply = { id: asked.id, version: VERSION }
      try {
        deliver({ ...reply, success: true, data: await answers.get(asked.method)?.(asked.params) })
      } catch (error) {
        deliver({ ...reply, success: false, error })
      }
    },
  }
  const target = {
    parent,
    location: isHidden ? {} : { ancestorOrigins: [origin] },
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.delete(listener),
  } as unknown as FrameWindow

  return {
    connector: createSafeConnector({ hosts, target }),
    log,
    themesTo,
    methods: () => log.map(({ method }) => method),
    answer: (method: string, answer: Answer) => void answers.set(method, answer),
    deliver,
    parent,
    listenerCount: () => listeners.size,
    HALF: DEADLINES.safeHost / 2,
  }
}
