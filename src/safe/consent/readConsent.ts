import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { call, getBlockNumber, getCode, multicall } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import { sharedSignerIn } from '../read/sharedSignerIn.ts'
import { type ChainClient, MULTICALL, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { safeAbi } from '../safeAbi.ts'
import { readOwners } from '../signatures/readOwners.ts'
import type { Consent } from './consent.ts'
import { newHolderAddress } from './newHolder.ts'
import { type Given, readKeySignature } from './ownerSignature.ts'
import { hashesOf, preimageOf, safeTxOf, type WrapContent } from './wrapContent.ts'

/**
 * Why a signed wrap can't be sent any more, or not yet. `earlier`: the Safe has used its nonce. `later`: other nonces
 * come first. `changed`: the Safe's modules or version, or the owners that the new holder must keep, aren't those
 * signed for. `holderThere`: the new holder exists already. `otherHash`: the Safe computes another hash.
 */
export type ConsentFault = 'otherChain' | 'otherSafe' | 'earlier' | 'later' | 'changed' | 'holderThere' | 'otherHash'

/** The status of an owner's consent. `invalid`: the owner is a contract, and accepts none of its given signatures. */
export type SignerStatus = 'waiting' | 'signed' | 'approved' | 'invalid'

export type ConsentReading = {
  fault: ConsentFault | undefined
  /** How many owners must agree. */
  threshold: number
  /** Whether owners that are contracts check the hash; if not, most of them can only approve on chain. */
  isAskedByHash: boolean
  /** Every current owner. */
  signers: readonly { owner: Address; status: SignerStatus; isContract: boolean }[]
  /** The valid signatures, one for each owner. */
  given: readonly Given[]
  /** Signers who aren't owners now; also the arbitrary addresses to which signatures of something else recover. */
  strangers: readonly Address[]
  /** The number of malformed signatures. */
  unreadable: number
}

/** Recovers the keys that signed, without reading the chain, and groups the signatures claimed for contracts. */
export async function sortSignatures({ content, signatures }: Consent) {
  const { safeTxHash } = hashesOf(content)
  const keys = new Map<Address, Hex>()
  const contracts = new Map<Address, Hex[]>()
  let unreadable = 0
  for (const one of signatures) {
    if ('owner' in one) {
      contracts.set(one.owner, [...(contracts.get(one.owner) ?? []), one.signature])
      continue
    }
    const read = await readKeySignature(safeTxHash, one.signature)
    if (read) keys.set(read.owner, read.signature)
    else unreadable++
  }
  return { keys, contracts, unreadable }
}

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const legacy1271 = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const MAGIC = '0x1626ba7e'
const LEGACY_MAGIC = '0x20c13b0b'

/** Whether Safes of this version pass the hash to owners that are contracts (ERC-1271), and not its preimage. */
const asksByHash = ({ singleton: { version } }: Pick<GenuineSafe, 'singleton'>): boolean => version === '1.5.0'

/**
 * Asks a contract owner as its Safe will, with the Safe as the caller, since the shared passkey signer reads the key
 * from its caller. No code, or any answer but the magic value, counts as invalid.
 */
async function acceptsSignature(
  client: ChainClient,
  state: Pick<GenuineSafe, 'singleton'>,
  content: WrapContent,
  { owner, signature }: { owner: Address; signature: Hex },
): Promise<boolean> {
  const isByHash = asksByHash(state)
  const data = isByHash
    ? encodeFunctionData({ abi: erc1271, args: [hashesOf(content).safeTxHash, signature] })
    : encodeFunctionData({ abi: legacy1271, args: [preimageOf(content), signature] })
  try {
    const answer = (await call(client, { account: content.safe, to: owner, data })).data
    return answer === (isByHash ? MAGIC : LEGACY_MAGIC).padEnd(66, '0')
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

const isSameList = (a: readonly Address[], b: readonly Address[]): boolean =>
  a.length === b.length && a.every((one, index) => isSameAddress(one, b[index]))

/** Compares what was signed with the template that the page would build for the Safe as it is now. */
function faultOf(content: WrapContent, state: GenuineSafe, chainId: number): ConsentFault | undefined {
  if (content.chainId !== chainId) return 'otherChain'
  if (!isSameAddress(content.safe, state.address)) return 'otherSafe'
  if (content.nonce < state.nonce) return 'earlier'
  const { holder } = content
  const isAsNow =
    isSameAddress(content.multiSend, state.singleton.multiSendCallOnly) && isSameList(content.modules, state.modules)
  const keeps =
    typeof holder === 'string' ||
    (isSameList(holder.owners, state.owners) && holder.threshold === state.threshold && !sharedSignerIn(holder.owners))
  if (!isAsNow || !keeps) return 'changed'
  return content.nonce > state.nonce ? 'later' : undefined
}

/** Checks that need the chain: whether the new holder exists, and whether the Safe computes the same hash. */
async function faultOnChain(
  client: ChainClient,
  content: WrapContent,
  blockNumber: bigint,
): Promise<ConsentFault | undefined> {
  const { holder } = content
  const there =
    typeof holder === 'string' ? undefined : await getCode(client, { address: newHolderAddress(holder), blockNumber })
  if (there !== undefined && there !== '0x') return 'holderThere'
  const tx = safeTxOf(content)
  const args = [tx.to, tx.value, tx.data, tx.operation, 0n, 0n, 0n, tx.gasToken, tx.refundReceiver, tx.nonce] as const
  const [hash] = await multicall(client, {
    multicallAddress: MULTICALL,
    blockNumber,
    allowFailure: false,
    contracts: [{ address: content.safe, abi: safeAbi, functionName: 'getTransactionHash', args }],
  })
  return hash === hashesOf(content).safeTxHash ? undefined : 'otherHash'
}

/**
 * Judges collected signatures by the chain alone: no claim in the link or file counts.
 * @param state the Safe, read just before
 * @throws AppError when the chain couldn't be read
 */
export async function readConsent(
  client: ChainClient,
  consent: Consent,
  { state, chainId }: { state: GenuineSafe; chainId: number },
): Promise<AtBlock<ConsentReading>> {
  const { content } = consent
  const { keys, contracts, unreadable } = await sortSignatures(consent)
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const fault = faultOf(content, state, chainId) ?? (await faultOnChain(client, content, block))
    const { safeTxHash } = hashesOf(content)
    const { owners, threshold } = state
    const facts = await readOwners(client, { safe: state.address, owners, hash: safeTxHash, blockNumber: block })
    const given: Given[] = []
    const signers = await Promise.all(
      facts.map(async ({ owner, isContract, hasApproved }) => {
        const signature = [...keys].find(([one]) => isSameAddress(one, owner))?.[1]
        const ofContract = [...contracts].find(([one]) => isSameAddress(one, owner))?.[1]
        const signer = (status: SignerStatus) => ({ owner, status, isContract })
        if (hasApproved) {
          given.push({ owner, by: 'approval' })
          return signer('approved')
        }
        if (signature) {
          given.push({ owner, signature, by: 'key' })
          return signer('signed')
        }
        // anybody can add one to a link: an invalid one must not hide a valid one
        for (const one of ofContract ?? []) {
          if (!(await acceptsSignature(client, state, content, { owner, signature: one }))) continue
          given.push({ owner, signature: one, by: 'contract' })
          return signer('signed')
        }
        return signer(ofContract ? 'invalid' : 'waiting')
      }),
    )
    const strangers = [...keys.keys(), ...contracts.keys()].filter(
      (one) => !owners.some((owner) => isSameAddress(one, owner)),
    )
    return {
      block,
      value: { fault, threshold, isAskedByHash: asksByHash(state), signers, given, strangers, unreadable },
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
