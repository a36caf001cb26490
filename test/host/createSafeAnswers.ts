import { type Address, concat, type Hex, hashMessage, hashTypedData, parseAbi, zeroAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import type { Sender } from '../../src/demo/createSender.ts'
import { encodeExecSafe } from '../../src/demo/execSafe.ts'
import { getSafeContracts, type SafeKind } from '../../src/demo/safeKinds.ts'
import { type BatchCall, encodeMultiSend } from '../../src/safe/plans/encodeMultiSend.ts'

const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256) view returns (bytes32)',
])

/** Enough for any of its proposals, which may deploy a Safe's code. */
const GAS = 10_000_000n

type Calls = readonly [BatchCall, ...BatchCall[]]

/** A request to its owners. */
export type HostProposal = {
  calls: Calls
  nonce: bigint
  /** How many of the owners have signed. */
  signed: number
  isExecuted: boolean
  /** The transaction that executed it. */
  hash?: Hex
}

export type SafeBehind = {
  sender: Sender
  safe: Address
  kind: SafeKind
  /** Those who sign when it is executed. */
  owners: readonly PrivateKeyAccount[]
}

/**
 * What a Safe host does for the Safe Apps protocol, on a genuine Safe: hashes computed by the Safe itself, owners who sign
 * what it asks them to sign, executed as one transaction where one owner is enough.
 */
export function createSafeAnswers({ sender, safe, kind, owners }: SafeBehind) {
  const { client } = sender
  const proposals = new Map<Hex, HostProposal>()
  const signatures = new Map<Hex, Hex>()
  const contract = { address: safe, abi: safeAbi } as const
  const threshold = () => readContract(client, { ...contract, functionName: 'getThreshold' })
  const nextNonce = () => readContract(client, { ...contract, functionName: 'nonce' })

  /** The hash that owners sign. */
  async function hashOf(calls: Calls, nonce: bigint): Promise<Hex> {
    const isBatch = calls.length > 1
    const to = isBatch ? getSafeContracts(kind).multiSendCallOnly : calls[0].to
    const [value, data] = isBatch ? [0n, encodeMultiSend(calls)] : [calls[0].value ?? 0n, calls[0].data ?? '0x']
    const none = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
    const args = [to, value, data, isBatch ? 1 : 0, ...none, nonce] as const
    return readContract(client, { ...contract, functionName: 'getTransactionHash', args })
  }

  async function signMessage(message: Hex): Promise<{ messageHash: Hex }> {
    const domain = { chainId: sender.chainId, verifyingContract: safe }
    const types = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const
    const typed = { domain, types, primaryType: 'SafeMessage', message: { message } } as const
    const sorted = [...owners].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
    const messageHash = hashTypedData(typed)
    signatures.set(messageHash, concat(await Promise.all(sorted.map((owner) => owner.signTypedData(typed)))))
    return { messageHash }
  }

  async function execute(safeTxHash: Hex): Promise<void> {
    const proposal = proposals.get(safeTxHash)
    if (!proposal) throw new Error(`${safeTxHash} was never proposed.`)
    const data = await encodeExecSafe(sender, { safe, kind, signers: owners, calls: proposal.calls })
    const { transactionHash } = await sender.send({ to: safe, data, gas: GAS })
    Object.assign(proposal, { isExecuted: true, signed: owners.length, hash: transactionHash })
  }

  const answers: Record<string, (params: never) => Promise<unknown>> = {
    getSafeInfo: async () => ({
      safeAddress: safe,
      chainId: sender.chainId,
      owners: await readContract(client, { ...contract, functionName: 'getOwners' }),
      threshold: Number(await threshold()),
    }),
    rpcCall: async ({ call, params }: { call: string; params: unknown[] }) =>
      call === 'safe_setSettings' ? params[0] : client.request({ method: call, params } as never),
    sendTransactions: async ({ txs }: { txs: { to: Address; value: string; data: Hex }[] }) => {
      const [first, ...rest] = txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
      if (!first) throw new Error('No transactions were passed')
      const calls: Calls = [first, ...rest]
      const nonce = await nextNonce()
      const safeTxHash = await hashOf(calls, nonce)
      proposals.set(safeTxHash, { calls, nonce, signed: 1, isExecuted: false })
      if ((await threshold()) === 1n) await execute(safeTxHash)
      return { safeTxHash }
    },
    /** As Safe's gateway answers it, as far as a page needs it. */
    getTxBySafeTxHash: async ({ safeTxHash }: { safeTxHash: Hex }) => {
      const proposal = proposals.get(safeTxHash)
      if (!proposal) throw new Error('It is unknown.')
      const required = Number(await threshold())
      const isUsedUp = (await nextNonce()) > proposal.nonce
      const waiting = proposal.signed < required ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
      return {
        txId: `multisig_${safe}_${safeTxHash}`,
        txStatus: proposal.hash ? 'SUCCESS' : isUsedUp ? 'CANCELLED' : waiting,
        txHash: proposal.hash ?? null,
        detailedExecutionInfo: {
          type: 'MULTISIG',
          safeTxHash,
          nonce: Number(proposal.nonce),
          confirmationsRequired: required,
          confirmations: owners.slice(0, proposal.signed).map(({ address }) => ({ signer: { value: address } })),
        },
      }
    },
    signMessage: async ({ message }: { message: string }) => signMessage(hashMessage(message)),
    signTypedMessage: async ({ typedData }: { typedData: Parameters<typeof hashTypedData>[0] }) =>
      signMessage(hashTypedData(typedData)),
    getOffChainSignature: async (messageHash: Hex) => signatures.get(messageHash) ?? '',
  }
  return { answers, proposals, execute }
}
