import { onTestFinished, vi } from 'vitest'
import { type Action, type Asked, createCoinbaseSigner, type Reply } from './createCoinbaseSigner.ts'

const ORIGIN = 'https://keys.coinbase.com'

/**
 * What the window does on a request: a reply, nothing at all, or it is closed by the user. It `vanishes` where the
 * browser removes it before its last message is delivered.
 */
export type Conduct = (action: Action) => Reply | 'silence' | 'close' | 'vanish'

type Message = { id: string; event?: string; sender?: string; content?: Content }
type Bytes = { iv: ArrayBufferLike; cipherText: ArrayBuffer }
type Content = { handshake?: Action; encrypted?: Bytes }

const hex = (data: ArrayBufferLike) => Buffer.from(data as ArrayBuffer).toString('hex')
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))

/** The window of Coinbase's wallet, in place of the one that the SDK opens; it implements the SDK's protocol. */
export async function installCoinbasePopup(chains: () => readonly number[] = () => [1]) {
  const signer = await createCoinbaseSigner(() =>
    Object.fromEntries(chains().map((id) => [id, 'https://node.example'])),
  )
  const state = {
    conduct: (() => ({ value: null })) as Conduct,
    /** Whether the browser blocks popups. */
    isBlocked: false,
    /** Whether it is still there when it has loaded. */
    loads: true,
    /** Its last message isn't delivered. */
    isMute: false,
    /** It got a request, and will not answer. */
    isSilent: false,
    requests: [] as string[],
    listeners: 0,
    windows: [] as { closed: boolean }[],
  }
  const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN }))

  async function hear(
    popup: { closed: boolean; close(): void },
    { id, event, sender = '', content }: Message,
  ): Promise<void> {
    if (event === 'selectSignerType') return void say({ requestId: id, data: 'scw' })
    if (!content) return
    const { handshake, encrypted } = content
    const sealed = encrypted && { iv: hex(encrypted.iv), cipherText: hex(encrypted.cipherText) }
    const asked: Asked = { sender, ...(handshake && { handshake }), ...(sealed && { encrypted: sealed }) }
    const action = await signer.open(asked)
    state.requests.push(action.method)
    const reply = state.conduct(action)
    state.isSilent = reply === 'silence'
    if (reply === 'silence') return
    if (reply === 'vanish') popup.closed = true
    if (reply === 'close' || reply === 'vanish') return popup.close()
    const { sealed: box, ...answered } = await signer.answer(asked, reply)
    const open = box && { iv: bytes(box.iv), cipherText: bytes(box.cipherText).buffer }
    say({
      requestId: id,
      sender: answered.sender,
      content: open ? { encrypted: open } : { failure: answered.failure },
    })
    popup.close()
  }

  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (state.isBlocked) return null
    const popup = {
      closed: false,
      focus: () => {},
      close() {
        if (popup.closed) return
        popup.closed = true
        if (!state.isMute) queueMicrotask(() => say({ event: 'PopupUnload' }))
      },
      postMessage: (message: Message) => void hear(popup, message),
    }
    state.windows.push(popup)
    if (state.loads) setTimeout(() => say({ event: 'PopupLoaded', id: 'loaded' }), 50)
    else popup.closed = true
    return popup as unknown as Window
  })
  const add = vi.spyOn(window, 'addEventListener')
  const remove = vi.spyOn(window, 'removeEventListener')
  const countFrom = add.mock.calls.length
  const isMessage = ([name]: unknown[]) => name === 'message'
  onTestFinished(() => {
    for (const spy of [open, add, remove]) spy.mockRestore()
  })
  return Object.assign(state, {
    /** The SDK's remaining listeners, plus the windows that are still open. */
    listenerCount: () => {
      const added = new Set(
        add.mock.calls
          .slice(countFrom)
          .filter(isMessage)
          .map((call) => call[1]),
      )
      for (const call of remove.mock.calls.filter(isMessage)) added.delete(call[1])
      return added.size + state.windows.filter(({ closed }) => !closed).length
    },
  })
}
