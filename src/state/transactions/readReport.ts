import { isSameAddress } from '../../lib/address.ts'
import type { ProposalReport } from '../../lib/ProposalReport.ts'
import { askProposal } from '../../safe/transactionService.ts'
import { activeConnector, connected } from '../connection/connection.ts'
import { chainById } from '../settings/configuredChains.ts'
import { settings } from '../settings/settings.ts'
import type { Proposal } from './transactionLog.ts'

/**
 * Milliseconds between two requests to Safe's service about one proposal, twice as long each time. Without a key it
 * answers 5 000 a month: a page that stays open for days must not use them up.
 */
const FIRST_PAUSE = 30_000
const LAST_PAUSE = 480_000

const paced = new Map<string, { next: number; pause: number }>()

async function askService({ chainId, account, safeTxHash }: Proposal): Promise<ProposalReport | undefined> {
  const service = settings.read().asksSafeService ? chainById(chainId)?.safeService : undefined
  const pace = paced.get(safeTxHash)
  // a hidden tab waits
  if (!service || Date.now() < (pace?.next ?? 0) || globalThis.document?.hidden) return undefined
  const pause = Math.min((pace?.pause ?? FIRST_PAUSE / 2) * 2, LAST_PAUSE)
  paced.set(safeTxHash, { next: Date.now() + pause, pause })
  return askProposal(service, account, safeTxHash)
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
