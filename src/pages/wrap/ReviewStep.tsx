import type { ComponentProps, ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { type FoundApproval, keyOfApproval } from '../../safe/approvals/findApprovals.ts'
import { createWrapPlan } from '../../safe/plans/createWrapPlan.ts'
import { isOwnHandler } from '../../safe/read/genuineSafes.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { useAction } from '../../state/transactions/useAction.ts'
import { Address } from '../../ui/Address.tsx'
import { formatAmount } from '../../ui/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { approvalsWords } from '../../words/en/approvals.ts'
import { words } from '../../words/en/appShell.ts'
import { proofWords } from '../../words/en/proof.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import styles from './Wrap.module.css'

type Row = readonly [what: string, now: ReactNode, after: ReactNode, isChanged: boolean]

const isZero = (address: AddressValue) => BigInt(address) === 0n

function rowsOf(safe: GenuineSafe, chain: Chain): Row[] {
  const { table } = wrapWords.wrap
  const address = (value: AddressValue) => (isZero(value) ? table.none : <Address address={value} />)
  const modules = safe.modules.length === 0 ? table.none : safe.modules.map((m) => <Address key={m} address={m} />)
  const handler = isOwnHandler(safe.fallbackHandler) ? table.handlerOwn : address(safe.fallbackHandler)
  const isMoved = safe.singleton.version !== '1.5.0' || !safe.singleton.isL2
  return [
    [table.decides, table.owner, table.holderDecides, true],
    [table.owners, safe.owners.map((owner) => <Address key={owner} address={owner} />), table.wrapper, true],
    [table.agree, wrapWords.wrap.ownersOf(safe.threshold, safe.owners.length), table.oneOfOne, safe.owners.length > 1],
    [table.modules, modules, table.wrapper, true],
    [table.guard, address(safe.guard), table.ours, true],
    [table.handler, handler, table.oursSilent, true],
    [table.version, safe.singleton.version, '1.5.0', isMoved],
    [table.contents, <bdi key="c">{formatAmount(safe.balance, chain.currency.symbol)}</bdi>, table.untouched, false],
    [table.address, <Address key="a" address={safe.address} />, table.same, false],
  ]
}

/** How many approvals the transaction revokes, once that was tried out. */
function Revoked({ chosen, revoked = chosen }: { chosen: number; revoked: number | undefined }) {
  const said = approvalsWords
  return (
    <>
      {revoked > 0 && <p>{said.aheadReview(revoked)}</p>}
      {revoked < chosen && <Notice kind="attention">{said.aheadLeft(chosen - revoked)}</Notice>}
    </>
  )
}

type Props = {
  safe: GenuineSafe
  chain: Chain
  account: AddressValue
  holder: AddressValue
  /** Those that it revokes ahead, as they were found. */
  approvals: readonly FoundApproval[]
  /** Its storage is being proven: nothing is wrapped before what is hidden in it would show. */
  isProving: boolean
  /** What was understood of it, which stays so while the holder is chosen again. */
  agreement: ComponentProps<typeof ActionForm>['agreement']
  onBack: () => void
}

/** Before and after, tried out against the network, and the one transaction. */
export function ReviewStep({ safe, chain, account, holder, approvals, isProving, agreement, onBack }: Props) {
  const { wrap } = wrapWords
  const plan = createWrapPlan(chain.id, safe.address, account, holder, approvals)
  const action = useAction(plan, { key: [holder, ...approvals.map(keyOfApproval)], isComplete: !isProving })
  return (
    <ActionForm
      action={action}
      chain={chain}
      confirm={wrap.understand}
      {...(agreement && { agreement })}
      act={wrap.act}
      beside={<Button onClick={onBack}>{words.back}</Button>}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{wrap.table.what}</th>
            <th scope="col">{wrap.table.now}</th>
            <th scope="col">{wrap.table.after}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(safe, chain).map(([what, now, after, isChanged]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{now}</td>
              <td data-changed={isChanged}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {approvals.length > 0 && <Revoked chosen={approvals.length} revoked={action.prepared?.revoked} />}
      <Notice kind="attention">{wrap.risk}</Notice>
      <Notice kind="attention">{wrap.riskNew}</Notice>
      <div role="status">{isProving && <p className="small muted">{proofWords.proving}</p>}</div>
    </ActionForm>
  )
}
