import { asTxHash } from './hash.ts'

declare const kind: unique symbol

/** Hash of a user operation (ERC-4337). No node finds a transaction by it: the bundle has another hash. */
export type UserOpHash = `0x${string}` & { readonly [kind]: 'UserOpHash' }

/** Takes what a wallet calls the hash of a user operation; undefined when it isn't one. */
export const asUserOpHash = (value: unknown): UserOpHash | undefined =>
  asTxHash(value) as string | undefined as UserOpHash | undefined
