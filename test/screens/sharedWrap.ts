import type { Address } from 'viem'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { consentPath } from '../../src/lib/links/consentPath.ts'
import { encodeConsent } from '../../src/safe/consent/consentLink.ts'
import { typedDataOf } from '../../src/safe/consent/wrapContent.ts'

/** The link with which the owners of a Safe 1.4.1 sign its wrap; optionally with Ben's signature, or for a nonce. */
export async function sharedWrap(safe: Address, { isSigned = false, nonce = 0n } = {}): Promise<string> {
  const { multiSendCallOnly: multiSend } = getSafeContracts('1.4.1')
  const content = { chainId: 1, safe, nonce, multiSend, modules: [], holder: people.ada.account.address }
  const signatures = isSigned ? [{ signature: await people.ben.account.signTypedData(typedDataOf(content)) }] : []
  return consentPath({ prefix: 'eth', address: safe }, encodeConsent({ content, signatures })).slice(1)
}
