import { stringToHex } from 'viem'
import type { Connector } from '../../connectors/connector.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { askPerson } from '../connection/askPerson.ts'
import type { Subject } from './signInMachine.ts'

/** What a wallet answers: a signature, or the name by which its owners' signatures can be asked for later. */
export type Asked = { signature?: `0x${string}`; messageHash?: string }

/** Asks a wallet to sign a text: a Safe by its owners, any other by `personal_sign`. @throws AppError */
export async function askToSign(connector: Connector, { account, text }: Subject & { text: string }): Promise<Asked> {
  if (connector.signMessage) {
    const { messageHash, signature: given } = await connector.signMessage(text)
    const signature = parseSignature(given)
    return { ...(messageHash && { messageHash }), ...(signature && { signature }) }
  }
  const call = { method: 'personal_sign', params: [stringToHex(text), account] }
  const answer = await askPerson(connector, (provider) => provider.request(call))
  const signature = parseSignature(answer)
  if (!signature)
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no signature.' })
  return { signature }
}
