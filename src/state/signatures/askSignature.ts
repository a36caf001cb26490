import type { Connector } from '../../connectors/connector.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { askPerson } from '../connection/askPerson.ts'

/** What a wallet answers: a signature, or the name by which its owners' signatures can be asked for later. */
export type Asked = { signature?: `0x${string}`; messageHash?: string }

type Call = { method: string; params: readonly unknown[] }

/** Asks a wallet to sign by one of its methods. @throws AppError; and whatever the wallet does */
export async function askSignature(connector: Connector, call: Call): Promise<`0x${string}`> {
  const signature = parseSignature(await askPerson(connector, (provider) => provider.request(call)))
  if (signature) return signature
  throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no signature.' })
}

/**
 * The same where several people may have to sign, as in a Safe.
 * @param asked the wallet's answer, where it is one that knows of owners; the call is for any other
 * @throws as `askSignature`
 */
export async function askOwners(
  connector: Connector,
  asked: Promise<{ messageHash?: string; signature?: unknown }> | undefined,
  call: Call,
): Promise<Asked> {
  if (!asked) return { signature: await askSignature(connector, call) }
  const { messageHash, signature: given } = await asked
  const signature = parseSignature(given)
  return { ...(messageHash && { messageHash }), ...(signature && { signature }) }
}
