import { encodeFunctionData } from 'viem'
import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import { readConsent } from '../consent/readConsent.ts'
import { hashesOf, type WrapContent } from '../consent/wrapContent.ts'
import { readSafe } from '../read/readSafe.ts'
import { safeAbi } from '../safeAbi.ts'
import type { WritePlan } from './prepareWrite.ts'

/**
 * An owner approves a wrap on chain (`approveHash`), where it is a contract that can't sign, or its wallet shows no
 * typed data.
 */
export const createApproveHashPlan = (chainId: number, account: Address, content: WrapContent): WritePlan => ({
  kind: 'approveHash',
  functionName: 'approveHash',
  chainId,
  account,
  safe: content.safe,
  async build(client) {
    const { value: state } = await readSafe(client, content.safe)
    if (state.kind !== 'safe') throw new ChangedError({ details: state.kind })
    const { value } = await readConsent(client, { content, signatures: [] }, { state, chainId })
    if (value.fault) throw new ChangedError({ details: value.fault })
    const args = [hashesOf(content).safeTxHash] as const
    return {
      to: content.safe,
      value: 0n,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args }),
    }
  },
})
