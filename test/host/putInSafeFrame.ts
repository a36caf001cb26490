import { onTestFinished } from 'vitest'

const ORIGIN = 'https://app.safe.global'
const VERSION = '9.1.0'

type Asked = { id: string; method: string; params: never }
type Answers = Record<string, (params: never) => Promise<unknown>>

/**
 * Puts Safe{Wallet} around the window of a test: it speaks the Safe Apps protocol, and refuses with a bare string.
 * @returns the requests that it got, in order, and its answers, which can be changed
 */
export function putInSafeFrame(answers: Answers) {
  const asked: { method: string; params: unknown }[] = []
  const own = { ...answers }
  const parent = {
    async postMessage({ id, method, params }: Asked, to: string) {
      if (to !== '*' && to !== ORIGIN) return
      asked.push({ method, params })
      const reply = (answer: object) => {
        const data = { id, version: VERSION, ...answer }
        const event = Object.assign(new Event('message'), { data, origin: ORIGIN, source: parent })
        window.dispatchEvent(event)
      }
      const answer = own[method]
      if (!answer) return reply({ success: false, error: 'Request failed' })
      await answer(params).then(
        (data) => reply({ success: true, data }),
        (error: unknown) => reply({ success: false, error: typeof error === 'string' ? error : 'Request failed' }),
      )
    },
  }
  const before = Object.getOwnPropertyDescriptor(window, 'parent')
  Object.defineProperty(window, 'parent', { configurable: true, value: parent })
  onTestFinished(() => {
    if (before) Object.defineProperty(window, 'parent', before)
  })
  return { asked, answers: own, methods: () => asked.map(({ method }) => method) }
}
