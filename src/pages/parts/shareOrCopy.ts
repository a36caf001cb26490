import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'

/** Whether the browser shares at all: many on a desk don't. */
const canShare = (): boolean => typeof (navigator as Partial<Navigator>).share === 'function'

/** @returns whether it was handed on; false where the browser doesn't share, or not from here */
async function share(data: ShareData): Promise<boolean> {
  if (!canShare()) return false
  try {
    await withDeadline(navigator.share(data), DEADLINES.walletPrompt, 'the browser')
    return true
  } catch (thrown) {
    // it was the person who closed it, or who is still choosing
    const { name } = thrown as Error
    return name === 'AbortError' || name === 'Deadline'
  }
}

/**
 * Hands a link to the browser's own way to share, with a file where it takes one, or else to the clipboard.
 * @param paint makes the file, once it is known to be of use; without it the link goes alone
 * @returns `shared` also where the person closed it; `blocked` where nothing took the link
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
