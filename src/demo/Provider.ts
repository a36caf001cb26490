/** The interface that the world is built through: EIP-1193's `request`, of a node behind HTTP or of the chain in the page. */
export type Provider = {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
}
