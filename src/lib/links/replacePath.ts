/**
 * Replaces the path in the address bar without navigating: a reload opens it, and Back leads to where it led before.
 */
export function replacePath(path: string): void {
  if (location.hash !== `#${path}`) history.replaceState(history.state, '', `#${path}`)
}
