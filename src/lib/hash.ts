declare const kind: unique symbol

/** Hash of a transaction that a node knows: 0x and 64 hex digits. Only this one has a receipt. */
export type TxHash = `0x${string}` & { readonly [kind]: 'TxHash' }

/** Hash that a Safe's owners sign. It is never a transaction hash: asking a node for it waits forever. */
export type SafeTxHash = `0x${string}` & { readonly [kind]: 'SafeTxHash' }

const HASH = /^0x[0-9a-f]{64}$/i

const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value)

/** Takes what a wallet or node calls a transaction hash; undefined when it isn't one. */
export const asTxHash = (value: unknown): TxHash | undefined =>
  isHash(value) ? (value.toLowerCase() as TxHash) : undefined

/** Takes what a Safe calls the hash of one of its transactions; undefined when it isn't one. */
export const asSafeTxHash = (value: unknown): SafeTxHash | undefined =>
  isHash(value) ? (value.toLowerCase() as SafeTxHash) : undefined
