import { wait } from '../../lib/deadline.ts'
import { AppError } from '../../lib/errors.ts'

/** What the SDK opens its window with; nothing else of it can close a window that nobody waits for any more. */
export type Communicator = {
  popup: { closed: boolean } | null
  disconnect(): void
  postMessage(message: object): Promise<void>
  postRequestAndWaitForResponse(message: object): Promise<unknown>
}

export type Popup = {
  close(): void
  /** Closes a window that is still open, asks, and closes the new window when that fails, unless a later call has begun. */
  reopenFor<T>(ask: () => Promise<T>): Promise<T>
  /** Asks the SDK, and watches the window meanwhile. @throws AppError PopupBlocked, and what the SDK throws */
  watchDuring(ask: () => Promise<unknown>): Promise<unknown>
  /** Whether the window was closed after the last request had reached it, and without an answer. */
  isUnanswered(): boolean
}

/** Milliseconds between checks whether the window is closed: browsers send no event. */
const WINDOW_POLL = 500

/** Where its window is blocked, the SDK waits for a click in a bar of its own, which lies below our dialog. */
async function refuseBlocked({ popup }: Communicator, answer: Promise<unknown>): Promise<unknown> {
  if (popup !== null) return answer
  for (const bar of document.querySelectorAll('.-cbwsdk-css-reset')) bar.remove()
  throw new AppError('PopupBlocked', "The wallet's window was blocked.")
}

/**
 * Watches over the window of Coinbase's SDK, which doesn't notice when a browser blocks it or takes it away.
 * @param communicator undefined in Coinbase's own browser, where the SDK opens no window
 */
export function createPopup(communicator: Communicator | undefined): Popup {
  let calls = 0
  let pending = 0
  let isUnanswered = false
  const posted = new WeakSet<object>()

  if (communicator) {
    const { postMessage, postRequestAndWaitForResponse } = communicator
    // the SDK drops the promise of this, which is rejected when the window is closed
    communicator.postMessage = (message) =>
      postMessage(message).then(
        () => void posted.add(message),
        () => undefined,
      )
    // resolved by any answer, a refusal too: it is rejected where the window is gone without one
    communicator.postRequestAndWaitForResponse = (message) =>
      postRequestAndWaitForResponse(message).catch((thrown: unknown) => {
        isUnanswered = posted.has(message)
        throw thrown
      })
  }

  const close = () => communicator?.disconnect()

  /** The window reports that it closes, but not when the browser takes it away. @returns stops the polling */
  function pollWindow(): () => void {
    let wasClosed = false
    const polling = setInterval(() => {
      const isClosed = communicator?.popup?.closed === true
      // twice in a row: what it sent just before it closed is read first
      if (isClosed && wasClosed) close()
      wasClosed = isClosed
    }, WINDOW_POLL)
    return () => clearInterval(polling)
  }

  return {
    close,
    isUnanswered: () => isUnanswered,
    async reopenFor(ask) {
      const mine = ++calls
      close()
      try {
        return await ask()
      } catch (error) {
        if (mine === calls) close()
        throw error
      }
    },
    async watchDuring(ask) {
      if (pending === 0 && communicator?.popup?.closed) close() // left over from the request before
      let stopPolling = () => {}
      pending++
      isUnanswered = false
      try {
        const answer = ask()
        stopPolling = pollWindow()
        const blocked = wait(0).then(() => (communicator ? refuseBlocked(communicator, answer) : answer))
        return await Promise.race([answer, blocked])
      } finally {
        stopPolling()
        pending--
      }
    },
  }
}
