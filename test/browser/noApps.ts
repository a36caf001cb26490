/**
 * Runs in the page: cancels links to apps. A headed browser would show a modal prompt for them, which blocks the page;
 * the page's own click handlers run before this.
 */
export function noApps(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && !/^https?:$/.test(link.protocol)) event.preventDefault()
  })
}
