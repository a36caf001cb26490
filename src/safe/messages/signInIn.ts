import { type Address, toAddress } from '../../lib/address.ts'

/**
 * Parses a sign-in message (EIP-4361): the app's host, and the account that signs in.
 * @returns undefined where the text isn't one
 */
export function signInIn(text: string): { domain: string; account: Address } | undefined {
  const [, domain, written] =
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/]{1,300}) wants you to sign in with your Ethereum account:\n(0x[0-9a-f]{40})(?:\n|$)/i.exec(
      text,
    ) ?? []
  const account = toAddress(written)
  return domain && account ? { domain, account } : undefined
}
