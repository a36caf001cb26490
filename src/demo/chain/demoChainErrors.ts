/** Another tab runs the chain, and this browser can't share it between tabs (or that tab runs another copy of the page). */
export class DemoChainHeldElsewhere extends Error {
  override name = 'DemoChainHeldElsewhere'
  constructor() {
    super('The demo chain is open in another tab, and only one can have it here.')
  }
}

/** The chain couldn't be started, or was stopped. */
export class DemoChainFailed extends Error {
  override name = 'DemoChainFailed'
  constructor(why: string, options?: ErrorOptions) {
    super(`The demo chain doesn't run: ${why}`, options)
  }
}
