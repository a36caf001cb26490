import type { Address as AddressValue } from '../../lib/address.ts'
import { isSameAddress } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { createSealPlan } from '../../safe/plans/drivePlans.ts'
import type { AccountKind } from '../../safe/read/readAccountKind.ts'
import type { WrapState } from '../../safe/read/readSafe.ts'
import { frameKind } from '../../state/connection/hostFrame.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useAccountKind } from '../../state/queries/useAccountKind.ts'
import { useAction } from '../../state/transactions/useAction.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnTab } from '../../ui/OwnTab.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { feeCopy } from '../parts/WriteProgress.tsx'

type Props = { safe: AddressValue; chain: Chain; account: AddressValue | undefined; wrap: WrapState }

function Seal({ safe, chain, account, wrap }: Props & { account: AddressValue }) {
  const action = useAction(createSealPlan(chain.id, safe, account))
  const { prepared } = action
  return (
    <ActionForm action={action} chain={chain} act={wrapWords.wrap.sealAct} hasFee>
      <Facts
        rows={[
          [
            wrapWords.wrap.sealGoesTo,
            <span key="d">
              {isSameAddress(wrap.driver, account) && `${wrapWords.afterwards.you} `}
              <Address address={wrap.driver} isFull />
            </span>,
          ],
          [wrapWords.wrap.sealFee, prepared ? feeCopy(prepared.fee, chain.currency.symbol) : pageWords.write.trying],
          [wrapWords.wrap.sealWait, wrapWords.wrap.sealWaitSay],
        ]}
      />
    </ActionForm>
  )
}

/** Who can't seal, why, and who can. A plain account can't be had inside a Safe. */
function CannotSeal({ kind, onAgain }: { kind: Exclude<AccountKind, { kind: 'plain' }>; onAgain: () => void }) {
  const { sealNot, sealNotWhy, sealOther } = wrapWords.wrap
  return (
    <>
      <Notice kind="attention" title={sealNot}>
        <p>{sealNotWhy[kind.kind]}</p>
        {kind.kind === 'delegated' && <Address address={kind.to} isFull />}
      </Notice>
      <div className={page.acts}>
        {frameKind() === 'top' ? (
          <Button look="primary" onClick={() => openDialog('connect')}>
            {sealOther}
          </Button>
        ) : (
          <OwnTab look="primary" />
        )}
        {kind.kind === 'delegated' && <Button onClick={onAgain}>{words.tryAgain}</Button>}
      </div>
    </>
  )
}

/** Nothing is asked of an account before it is known whether it can seal. */
function SealBy({ account, ...rest }: Props & { account: AddressValue }) {
  const { fact, again } = useAccountKind(rest.chain.id, account)
  const kind = known(fact)
  if (fact.status === 'loading')
    return (
      <p className="muted" role="status">
        {wrapWords.wrap.sealLooking}
      </p>
    )
  // where it couldn't be read, the plan asks once more and says so
  return kind && kind.kind !== 'plain' ? (
    <CannotSeal kind={kind} onAgain={again} />
  ) : (
    <Seal account={account} {...rest} />
  )
}

/** The NFT comes into being; a step of its own, since it proves that nobody else can move the Safe. */
export function SealStep({ account, ...rest }: Props) {
  if (account) return <SealBy account={account} {...rest} />
  return (
    <div className={page.acts}>
      <Button look="primary" onClick={() => openDialog('connect')}>
        {words.connection.connect}
      </Button>
    </div>
  )
}
