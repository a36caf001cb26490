import { type Address, concat, encodeFunctionData, type Hex, type TransactionReceipt, zeroAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { type BatchCall, encodeMultiSend } from '../safe/plans/encodeMultiSend.ts'
import { safeAbi } from '../safe/safeAbi.ts'
import { safeTxTypes } from '../safe/safeTxTypes.ts'
import type { Sender } from './createSender.ts'
import { getSafeContracts, type SafeKind } from './safeKinds.ts'

export type ExecSafeParameters = {
  safe: Address
  /** Decides which MultiSendCallOnly a batch goes through. */
  kind: SafeKind
  /** The owners who sign, in any order. */
  signers: readonly PrivateKeyAccount[]
  /** A single call is made directly, several go through MultiSendCallOnly. */
  calls: readonly [BatchCall, ...BatchCall[]]
  /** Whether the single call is a DELEGATECALL, which runs the other contract's code on the Safe's storage. */
  isDelegate?: boolean | undefined
}

/**
 * Signs a Safe transaction with the owners' keys (EIP-712).
 *
 * @returns Calldata of `execTransaction`, which anyone may send to the Safe.
 */
export async function encodeExecSafe(sender: Sender, parameters: ExecSafeParameters): Promise<Hex> {
  const { safe, kind, signers, calls, isDelegate = false } = parameters
  const isBatch = calls.length > 1
  const transaction = {
    to: isBatch ? getSafeContracts(kind).multiSendCallOnly : calls[0].to,
    value: isBatch ? 0n : (calls[0].value ?? 0n),
    data: isBatch ? encodeMultiSend(calls) : (calls[0].data ?? '0x'),
    operation: isBatch || isDelegate ? 1 : 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  const nonce = await readContract(sender.client, { address: safe, abi: safeAbi, functionName: 'nonce' })
  const sorted = [...signers].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const signatures = await Promise.all(
    sorted.map((signer) =>
      signer.signTypedData({
        domain: { chainId: sender.chainId, verifyingContract: safe },
        types: safeTxTypes,
        primaryType: 'SafeTx',
        message: { ...transaction, nonce },
      }),
    ),
  )
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, concat(signatures)],
  })
}

/**
 * Executes calls as a Safe, signed by the given owners and paid by the sender.
 *
 * @throws When the transaction reverts. Before 1.5.0 Safe hides the inner reason behind GS013.
 */
export async function execSafe(sender: Sender, parameters: ExecSafeParameters): Promise<TransactionReceipt> {
  return sender.send({ to: parameters.safe, data: await encodeExecSafe(sender, parameters) })
}
