import { people } from '../src/demo/people.ts'
import { installSafeWallet } from '../test/host/installSafeWallet.ts'
import { moreSafes } from '../test/screens/moreSafes.ts'
import type { Stage } from '../test/screens/screen.ts'

/** Runs in the page: its parent window answers as Safe does, in the preferred theme, or not at all. */
function frame(info: object | undefined): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const theme = () => ({ success: true, data: { darkMode: dark.matches } })
  const say = (id: string, answer: object) => {
    const data = { id, version: '9.1.0', ...answer }
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin: 'https://app.safe.global', source: parent }),
    )
  }
  const parent = {
    async postMessage({ id, method, params }: { id: string; method: string; params: unknown }) {
      if (!info) return
      const ask = (window as unknown as { hostRequest(call: unknown): Promise<object | undefined> }).hostRequest
      // Safe knows at once which Safe it shows
      const atOnce = { getCurrentTheme: theme(), getSafeInfo: { success: true, data: info } }[method]
      const answer = atOnce ?? (await ask({ method, params }))
      if (answer) say(id, answer)
    },
  }
  Object.defineProperty(window, 'parent', { configurable: true, value: parent })
  if (info) dark.addEventListener('change', () => say('unasked', theme()))
}

/**
 * Puts the page inside Safe, with a genuine Safe of two owners, or inside a foreign page. It still fills the window, so
 * that it can be inspected as any other page.
 */
export async function installFrameHost({ context, world }: Stage, host: 'safe' | 'stranger'): Promise<void> {
  if (host === 'stranger') return void (await context.addInitScript(frame, undefined))
  const { shared } = await moreSafes(world)
  const sender = await world.senderOf(people.cleo.account)
  const owners = [people.ada.account, people.ben.account]
  await installSafeWallet(context, { sender, safe: shared, kind: '1.4.1', owners })
  const info = {
    safeAddress: shared,
    chainId: sender.chainId,
    owners: owners.map(({ address }) => address),
    threshold: 2,
  }
  await context.addInitScript(frame, info)
}
