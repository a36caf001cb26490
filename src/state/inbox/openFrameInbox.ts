import type { AppRequest } from '../../safe/requests/appRequest.ts'
import type { Answer, RefusalKind } from '../../safe/requests/refusals.ts'
import type { Waiting } from './books.ts'
import { addRequest, dropRequests } from './inbox.ts'
import { askedBy, noteRefusal } from './refusedRequests.ts'

let opened = 0

/**
 * The inbox as an app in a frame has it: what it asks for waits there until it is answered, or the app is closed.
 * @param from the app, and for which Safe it is open
 */
export function openFrameInbox(from: Pick<Waiting, 'app' | 'chainId' | 'safe'>): {
  ask: (request: AppRequest) => Promise<Answer>
  /** Logs what was refused before the person was asked. */
  refused: (method: string, why: RefusalKind) => void
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
    refused: (method, why) => {
      const { app, safe, chainId } = from
      noteRefusal({ source: 'frame', session, app, safe, chains: [chainId], asked: askedBy(method), why })
    },
    close: () => dropRequests('frame', (other) => other === session),
  }
}
