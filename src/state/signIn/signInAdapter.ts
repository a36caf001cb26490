import type { Address } from '../../lib/address.ts'
import { verifySignature } from '../../safe/signatures/verifySignature.ts'
import { clientOf } from '../queries/clients.ts'
import { createNonce } from './signInMessage.ts'

/** Issues the nonces of a sign-in and verifies its signature: this page itself, or a deployment's own server. */
export type SignInAdapter = {
  /** 8 to 128 letters and digits, for one sign-in. Where a Safe signs, it has to be good for a day. */
  getNonce(subject: { account: Address; chainId: number }): Promise<string>
  /**
   * Whether the account has signed the text. `0x` is a signature: a Safe's whose owners sign on chain, and valid once
   * they have, so `false` may become `true`.
   * @throws when it couldn't be checked
   */
  verify(signed: { account: Address; chainId: number; text: string; signature: `0x${string}` }): Promise<boolean>
  /** Tells that the session is over; the page has ended it already. */
  signOut(subject: { account: Address; chainId: number }): Promise<void>
}

/** Without a server: it proves the account to this page, in this tab. No data elsewhere may depend on it. */
const localAdapter: SignInAdapter = {
  getNonce: async () => createNonce(),
  verify: async ({ chainId, ...signed }) => verifySignature(await clientOf(chainId), signed),
  signOut: async () => undefined,
}

let current: SignInAdapter = localAdapter

export const signInAdapter = (): SignInAdapter => current

/** Whether only this browser verifies signatures. */
export const isCheckedHere = (): boolean => current === localAdapter

/** For a deployment that has a server (docs/sign-in.md). */
export function setSignInAdapter(adapter: SignInAdapter = localAdapter): void {
  current = adapter
}
