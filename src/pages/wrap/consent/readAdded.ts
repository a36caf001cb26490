import type { Hex } from 'viem'
import { type Address, isSameAddress, shortAddress } from '../../../lib/address.ts'
import { visible } from '../../../lib/visible.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { readConsentFile } from '../../../safe/consent/consentFile.ts'
import { decodeConsent } from '../../../safe/consent/consentLink.ts'
import { readKeySignature } from '../../../safe/consent/ownerSignature.ts'
import { hashesOf, type WrapContent } from '../../../safe/consent/wrapContent.ts'
import { parseSignature } from '../../../safe/signatures/parseSignature.ts'
import type { FileText } from '../../../ui/fields/FileButton.tsx'
import { consentWords } from '../../../words/en/consent.ts'
import { fileWords } from '../../../words/en/files.ts'

/** A current owner. A contract's signature can look like an EOA's and then recovers to a nonexistent signer. */
type Signer = { owner: Address; isContract?: boolean }

/** Pasted signatures; a contract's signature whose owner is unknown; or an error in one sentence. */
export type Added = Consent | { ofContract: Hex } | { wrong: string }

/**
 * Reads a link to this page, its `?d=` value, or a single signature.
 * @param signers if known: a signature of anybody else is rejected with the signer's address, unless a contract may
 * have given it
 */
export async function readAdded(
  pasted: string,
  content: WrapContent,
  signers: readonly Signer[] | undefined,
): Promise<Added> {
  const { wrong } = consentWords
  const text = visible(pasted).trim()
  const signature = text.startsWith('0x') ? parseSignature(text) : undefined
  if (signature) {
    const key = await readKeySignature(hashesOf(content).safeTxHash, signature)
    if (!key) return signature.length > 2 ? { ofContract: signature } : { wrong: wrong.noSignature }
    const isOwner = signers === undefined || signers.some(({ owner }) => isSameAddress(owner, key.owner))
    if (!isOwner && signers.some(({ isContract }) => isContract)) return { ofContract: signature }
    if (!isOwner) return { wrong: wrong.notOwner(shortAddress(key.owner)) }
    return { content, signatures: [{ signature: key.signature }] }
  }
  const carried = /[?&]d=([^&\s]*)/.exec(text)?.[1] ?? text
  if (!/^[\w-]*$/.test(carried) || carried.length < 40) return { wrong: wrong.noSignature }
  const consent = decodeConsent(carried)
  return 'wrong' in consent ? { wrong: wrong[consent.wrong] } : consent
}

/** Reads a file that another owner saved. */
export function readAddedFile(read: FileText): Added {
  const consent = 'wrong' in read ? read : readConsentFile(read.text)
  return 'wrong' in consent ? { wrong: fileWords.wrong[consent.wrong] } : consent
}
