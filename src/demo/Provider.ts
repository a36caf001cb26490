/** The one thing the world is built over: EIP-1193's `request`, be it a node behind HTTP or the chain in the page. */
export type Provider = {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
}
