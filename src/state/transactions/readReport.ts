import { isSameAddress } from '../../lib/address.ts'
import type { ProposalReport } from '../../lib/ProposalReport.ts'
import { askProposal } from '../../safe/transactionService.ts'
import { activeConnector, connected } from '../connection/connection.ts'
import { serviceToAsk } from './serviceToAsk.ts'
import type { Proposal } from './transactionLog.ts'

async function askService({ chainId, account, safeTxHash }: Proposal): Promise<ProposalReport | undefined> {
  const service = serviceToAsk(chainId, safeTxHash)
  return service === undefined ? undefined : askProposal(service, account, safeTxHash)
}

/**
 * The report on a proposal: by the wallet that it was made in, while that is connected; else by Safe's service, where
 * the person has turned it on. Undefined between two requests to it.
 */
export async function readReport(proposal: Proposal): Promise<ProposalReport | undefined> {
  const connection = connected()
  const connector = activeConnector()
  const isHere = connection?.chainId === proposal.chainId && isSameAddress(connection.account, proposal.account)
  return isHere && connector?.readProposal ? connector.readProposal(proposal.safeTxHash) : askService(proposal)
}
