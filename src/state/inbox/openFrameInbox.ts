import type { AppRequest } from '../../safe/requests/appRequest.ts'
import { type Answer, addRequest, dropRequests, type Waiting } from './inbox.ts'

let opened = 0

/**
 * The inbox as an app in a frame has it: what it asks for waits there until it is answered, or the app is closed.
 * @param from the app, and for which Safe it is open
 */
export function openFrameInbox(from: Pick<Waiting, 'app' | 'chainId' | 'safe'>): {
  ask: (request: AppRequest) => Promise<Answer>
  close: () => void
} {
  const session = `frame ${++opened}`
  let asked = 0
  return {
    ask: (request) =>
      new Promise((resolve) => {
        const id = `${session} ${++asked}`
        addRequest({ ...from, id, session, source: 'frame', request, receivedAt: Date.now() }, resolve)
      }),
    close: () => dropRequests('frame', (other) => other === session),
  }
}
