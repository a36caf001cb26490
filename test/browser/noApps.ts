/**
 * Runs in the page: no app takes its links here. A browser with windows would ask its person about one, in a window that
 * lets nothing through to the page; what the page itself does about the press is done before.
 */
export function noApps(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && !/^https?:$/.test(link.protocol)) event.preventDefault()
  })
}
