import { isSameAddress } from '../../address.ts'
import type { ProposalReport } from '../../proposal.ts'
import { activeConnector, connected } from '../connection.ts'
import type { Proposal } from './transactionLog.ts'

/** What whoever keeps a proposal says of it: the wallet that it was made in, while that is connected. */
export async function readReport({ chainId, account, safeTxHash }: Proposal): Promise<ProposalReport | undefined> {
  const connection = connected()
  const isHere = connection?.chain.id === chainId && isSameAddress(connection.account, account)
  return isHere ? activeConnector()?.readProposal?.(safeTxHash) : undefined
}
