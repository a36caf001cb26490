import { Methods } from '@safe-global/safe-apps-sdk'
import { DEADLINES } from '../../lib/config.ts'
import { DeadlineError, SafeInfoError, toAppError } from '../../lib/errors.ts'
import type { HostClient } from './createHostClient.ts'
import { parseSafeInfo, type SafeInfo } from './parseSafeInfo.ts'
import { whileListening } from './whileListening.ts'

/** Asked once more at half time: a host that is still loading drops what it is asked. */
function askInfo({ ask }: HostClient): Promise<unknown> {
  const half = DEADLINES.safeHost / 2
  const first = ask(Methods.getSafeInfo, undefined, DEADLINES.safeHost)
  const again = whileListening(first, half, 'Safe').catch((error: unknown) => {
    if (error instanceof DeadlineError) return ask(Methods.getSafeInfo, undefined, half)
    throw error
  })
  return Promise.race([first, again])
}

/** Reads from the host which Safe the page is framed for. @throws SafeInfoError */
export async function readSafeInfo(client: HostClient): Promise<SafeInfo> {
  try {
    const info = parseSafeInfo(await askInfo(client))
    if (info) return info
    throw new Error('The host named no Safe.')
  } catch (thrown) {
    const { details, shortMessage } = toAppError(thrown)
    throw new SafeInfoError({ cause: thrown, details: details ?? shortMessage })
  }
}
