import { expect, test } from 'vitest'
import { books, waitingIn } from '../../../src/state/inbox/books.ts'
import { answerRequest } from '../../../src/state/inbox/inbox.ts'
import { openFrameInbox } from '../../../src/state/inbox/openFrameInbox.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const from = { app: { name: 'app.example', url: 'https://app.example/' }, chainId: 1, safe } as const
const request = { kind: 'signMessage', message: '0x68' } as const
const waiting = () => waitingIn('frame', books.frame.read())

test('[W6] a framed app’s requests wait for their answers, and are dropped with that app only', async () => {
  const [one, other] = [openFrameInbox(from), openFrameInbox(from)]
  const first = one.ask(request)
  void one.ask(request)
  void other.ask(request)
  expect(new Set(waiting().map(({ id }) => id)).size).toBe(3)
  expect(waiting()[0]).toMatchObject({ ...from, source: 'frame', request })

  answerRequest(waiting()[0]?.id ?? '', { result: '0x01' })
  expect(await first).toEqual({ result: '0x01' })
  one.close()
  expect(waiting()).toHaveLength(1)
  other.close()
  expect(waiting()).toEqual([])
})
