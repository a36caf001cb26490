/**
 * Writes a path of this page into the address bar, in place of what stands there: nothing is opened by it, a reload opens it,
 * and Back leads to where it led before.
 */
export function replacePath(path: string): void {
  if (location.hash !== `#${path}`) history.replaceState(history.state, '', `#${path}`)
}
