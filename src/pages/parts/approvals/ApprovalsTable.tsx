import type { ReactNode } from 'react'
import { shortAddress } from '../../../lib/address.ts'
import { keyOfApproval } from '../../../safe/approvals/findApprovals.ts'
import type { LiveApproval } from '../../../safe/approvals/liveApproval.ts'
import { nameOfSpender } from '../../../safe/approvals/spenders.ts'
import { Address } from '../../../ui/Address.tsx'
import { grouped } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { shortNumber } from '../holdings/HoldingRow.tsx'
import { tokenAmount } from '../holdings/tokenAmount.ts'
import styles from './ApprovalsTable.module.css'

/** Whether an allowance is unlimited: above any supply, or the maximum of tokens that store only 96 bits. */
const isAnyAmount = ({ kind, allowance }: { kind: 'erc20' | 'permit2'; allowance: bigint }): boolean =>
  allowance >= (kind === 'permit2' ? 2n ** 159n : 2n ** 255n) || allowance === 2n ** 96n - 1n

const symbolOf = ({ token }: LiveApproval): string => token.symbol ?? shortAddress(token.address)

function amountText(amount: bigint, approval: LiveApproval & { kind: 'erc20' | 'permit2' }): string {
  const { decimals } = approval
  if (decimals === undefined) return `${tokenAmount(amount, 0)} ${symbolOf(approval)}, ${holdingsWords.units}`
  return `${tokenAmount(amount, decimals)} ${symbolOf(approval)}`
}

/** What could be taken now. */
function atRisk(approval: LiveApproval): string {
  const said = approvalsWords
  if (approval.atRisk === 'unknown') return said.unknown
  if (approval.atRisk === 0n) return said.nothing
  switch (approval.kind) {
    case 'erc721':
      return said.nft(symbolOf(approval), shortNumber(approval.id))
    case 'operator':
      return holdingsWords.nfts(Number(approval.atRisk), tokenAmount(approval.atRisk, 0))
    default:
      return amountText(approval.atRisk, approval)
  }
}

/** What may be taken, now or later. */
function mayTake(approval: LiveApproval): string {
  const said = approvalsWords
  switch (approval.kind) {
    case 'erc721':
      return said.nft(symbolOf(approval), shortNumber(approval.id))
    case 'operator':
      return said.anyNft(symbolOf(approval))
    default:
      return isAnyAmount(approval) ? said.any(symbolOf(approval)) : amountText(approval.allowance, approval)
  }
}

/** The last second that a Date can represent. */
const MOST_SECONDS = 8_640_000_000_000

function Token({ approval }: { approval: LiveApproval }) {
  const { token } = approval
  const said = approvalsWords
  return (
    <>
      <bdi>{mayTake(approval)}</bdi>
      {token.origin !== 'known' && (
        <small>
          {holdingsWords.contract}: <Address address={token.address} />
        </small>
      )}
      {token.imitates !== undefined && (
        <small className={styles.warning}>{holdingsWords.imitates(token.imitates)}</small>
      )}
      {approval.kind === 'permit2' && <small>{said.byPermit2}</small>}
      {approval.kind === 'permit2' && approval.expiration < MOST_SECONDS && (
        <small>{said.until(formatMoment(approval.expiration))}</small>
      )}
    </>
  )
}

type Props = {
  approvals: readonly LiveApproval[]
  /** The button for each row, if any. */
  actOf?: ((approval: LiveApproval) => ReactNode) | undefined
}

/** Who may take what from a Safe, one row each. */
export function ApprovalsTable({ approvals, actOf }: Props) {
  const said = approvalsWords
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{said.who}</th>
            <th scope="col">{said.atRisk}</th>
            <th scope="col">{said.may}</th>
            <th scope="col">{said.since}</th>
            {actOf && (
              <th scope="col">
                <span className="hidden">{said.revoke}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {approvals.map((approval) => {
            const { spender, found } = approval
            const name = nameOfSpender(spender)
            return (
              <tr key={keyOfApproval(found)}>
                <th scope="row">
                  {name && <b>{name}</b>}
                  <Address address={spender} isFull />
                </th>
                <td data-label={said.atRisk} data-risk={approval.atRisk !== 0n}>
                  <bdi>{atRisk(approval)}</bdi>
                </td>
                <td data-label={said.may}>
                  <div>
                    <Token approval={approval} />
                  </div>
                </td>
                <td data-label={said.since}>{said.block(grouped(found.since.toString()))}</td>
                {actOf && <td className={styles.act}>{actOf(approval)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The revoke button of a row. */
export function RevokeRow({ approval, onRevoke }: { approval: LiveApproval; onRevoke: () => void }) {
  const who = nameOfSpender(approval.spender) ?? shortAddress(approval.spender)
  return (
    <Button size="small" onClick={onRevoke} aria-label={approvalsWords.revokeIt(mayTake(approval), who)}>
      {approvalsWords.revoke}
    </Button>
  )
}
