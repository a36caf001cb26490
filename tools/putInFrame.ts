import { people } from '../src/demo/people.ts'
import { installSafeWallet } from '../test/host/safeWallet.ts'
import type { Stage } from './screen.ts'
import { moreSafes } from './screens/moreSafes.ts'

/** Runs in the page: around it is a window that speaks for Safe, or says nothing. */
function frame(isSafe: boolean): void {
  const parent = {
    async postMessage({ id, method, params }: { id: string; method: string; params: unknown }) {
      if (!isSafe) return
      const ask = (window as unknown as { hostRequest(call: unknown): Promise<object | undefined> }).hostRequest
      const answer = await ask({ method, params })
      const data = { id, version: '9.1.0', ...answer }
      const event = Object.assign(new Event('message'), { data, origin: 'https://app.safe.global', source: parent })
      if (answer) window.dispatchEvent(event)
    },
  }
  Object.defineProperty(window, 'parent', { configurable: true, value: parent })
}

/**
 * Puts the page inside Safe, with a genuine Safe of two owners behind it, or inside a stranger's page. It fills the
 * window all the same, so that it can be looked at as any other.
 */
export async function putInFrame({ context, world }: Stage, host: 'safe' | 'stranger'): Promise<void> {
  if (host === 'safe') {
    const { shared } = await moreSafes(world)
    const sender = await world.senderOf(people.cleo.account)
    const owners = [people.ada.account, people.ben.account]
    await installSafeWallet(context, { sender, safe: shared, kind: '1.4.1', owners })
  }
  await context.addInitScript(frame, host === 'safe')
}
