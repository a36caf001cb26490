import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'

/** Whether the browser has a share dialog: many desktop browsers don't. */
const canShare = (): boolean => typeof (navigator as Partial<Navigator>).share === 'function'

/** @returns whether it was shared; false if the browser can't share, or not from here */
async function share(data: ShareData): Promise<boolean> {
  if (!canShare()) return false
  try {
    await withDeadline(navigator.share(data), DEADLINES.walletPrompt, 'the browser')
    return true
  } catch (thrown) {
    // the user closed the dialog, or is still choosing
    const { name } = thrown as Error
    return name === 'AbortError' || name === 'Deadline'
  }
}

/**
 * Shares a link through the browser's share dialog, with a file if it accepts one, or else copies it.
 * @param paint makes the file, called only if the browser can share; if it fails, the link is shared alone
 * @returns `shared` also if the user closed the dialog; `blocked` if the link was neither shared nor copied
 */
export async function shareOrCopy(
  link: { title: string; url: string },
  paint: () => Promise<File>,
): Promise<'shared' | 'copied' | 'blocked'> {
  const file = canShare()
    ? await withDeadline(paint(), DEADLINES.picture, 'the picture').catch(() => undefined)
    : undefined
  const withFile = file && { ...link, files: [file] }
  if (await share(withFile && navigator.canShare?.(withFile) ? withFile : link)) return 'shared'
  try {
    await withDeadline(navigator.clipboard.writeText(link.url), DEADLINES.code, 'the clipboard')
    return 'copied'
  } catch {
    return 'blocked'
  }
}
