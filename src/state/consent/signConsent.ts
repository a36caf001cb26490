import { getTypesForEIP712Domain, type Hex, serializeTypedData, type TypedDataDefinition } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { Connector } from '../../connectors/connector.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { type AppError, toAppError, UnsupportedMethodError } from '../../lib/errors.ts'
import type { SafeTxHash } from '../../lib/hash.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { asMessageSignature, type OwnerSignature, readKeySignature } from '../../safe/consent/ownerSignature.ts'
import { hashesOf, typedDataOf, type WrapContent } from '../../safe/consent/wrapContent.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { askPerson } from '../connection/askPerson.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { lacksSignIn } from '../signIn/signIn.ts'
import { keepConsent } from './keptConsents.ts'

/** How far the wallet is with the signature of one hash. A signature that was given is kept, and its state forgotten. */
export type Signing = { status: 'asking' } | { status: 'refused'; error: AppError }

/** By hash: what is being signed is asked for once, whichever screen shows it. */
export const signings = createStore<Readonly<Partial<Record<SafeTxHash, Signing>>>>(() => ({}))

const set = (hash: SafeTxHash, signing: Signing | undefined): void => {
  const { [hash]: _, ...rest } = signings.getState()
  signings.setState(signing ? { ...rest, [hash]: signing } : rest, true)
}

const NO_METHOD = new Set([4200, -32601])

/** As wallets take it: with the domain's own type in it, numbers in figures. */
function typedDataText(content: WrapContent): string {
  const typedData: TypedDataDefinition = typedDataOf(content)
  const EIP712Domain = getTypesForEIP712Domain(typedData)
  return serializeTypedData({ ...typedData, types: { EIP712Domain, ...typedData.types } } as TypedDataDefinition)
}

async function askWallet(connector: Connector, account: Address, content: WrapContent): Promise<Hex> {
  const { safeTxHash } = hashesOf(content)
  const ask = (method: string, params: readonly unknown[]) =>
    askPerson(connector, (provider) => provider.request({ method, params }))
  const read = (answer: unknown): Hex => {
    const signature = parseSignature(answer)
    if (signature) return signature
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no signature.' })
  }
  try {
    return read(await ask('eth_signTypedData_v4', [account, typedDataText(content)]))
  } catch (thrown) {
    const { code } = toAppError(thrown)
    if (code === undefined || !NO_METHOD.has(code)) throw thrown
    // the hash as a message, which a Safe takes as well
    return asMessageSignature(read(await ask('personal_sign', [safeTxHash, account])))
  }
}

/** Whose it is: of the account's key, or else of the account as a contract, which the chain has to confirm. */
async function attribute(account: Address, content: WrapContent, signature: Hex): Promise<OwnerSignature> {
  const key = await readKeySignature(hashesOf(content).safeTxHash, signature)
  return isSameAddress(key?.owner, account) && key ? { signature: key.signature } : { owner: account, signature }
}

/**
 * Asks the connected wallet for its owner's consent, and keeps it: also where the answer comes after everybody has stopped
 * waiting. Signing sends nothing. A second call while the first one waits does nothing.
 */
export async function signConsent(content: WrapContent, account: Address): Promise<void> {
  const { safeTxHash } = hashesOf(content)
  if (signings.getState()[safeTxHash]?.status === 'asking') return
  set(safeTxHash, { status: 'asking' })
  const answer = (async () => {
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
    const connector = await walletFor({ account, chainId: content.chainId })
    const signature = await askWallet(connector, account, content)
    keepConsent({ content, signatures: [await attribute(account, content, signature)] })
  })()
  try {
    await withDeadline(answer, DEADLINES.walletPrompt, 'the wallet')
    set(safeTxHash, undefined)
  } catch (thrown) {
    const error = toRefusal(thrown)
    set(safeTxHash, { status: 'refused', error })
    void answer.then(
      () => set(safeTxHash, undefined),
      () => undefined,
    )
  }
}
