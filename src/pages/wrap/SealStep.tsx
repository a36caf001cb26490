import { lazy, Suspense, useState } from 'react'
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
import { isSealKeyHere } from '../../state/sealKey/isSealKeyHere.ts'
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
import { KeyAside } from '../parts/sealKey/KeyAside.tsx'
import { feeCopy } from '../parts/WriteProgress.tsx'

const SealKey = lazy(() => import('../parts/sealKey/SealKey.tsx').then(({ SealKey }) => ({ default: SealKey })))

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

type CannotProps = Props & {
  account: AddressValue
  kind: Exclude<AccountKind, { kind: 'plain' }>
  onAgain: () => void
}

/** Why the account can't seal, and what can: a one-time key, or another account (in a new tab inside a Safe). */
function CannotSeal({ kind, onAgain, safe, chain, account, wrap }: CannotProps) {
  const { sealNot, sealNotWhy, sealOther, sealByKey } = wrapWords.wrap
  const [isOpen, setOpen] = useState(isSealKeyHere)
  const frame = frameKind()
  // not for a delegated EOA, which can drop its delegation, nor for a wrapped Safe, which can't fund a key
  const isKeyFirst = kind.kind !== 'delegated' && frame !== 'foreign' && !isSameAddress(account, safe)
  const look = isKeyFirst || isOpen ? 'secondary' : 'primary'
  return (
    <>
      <Notice kind="attention" title={sealNot}>
        <p>{sealNotWhy[kind.kind]}</p>
        {kind.kind === 'delegated' && <Address address={kind.to} isFull />}
      </Notice>
      <div className={page.acts}>
        {!isOpen && frame !== 'foreign' && (
          <Button look={isKeyFirst ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
            {sealByKey}
          </Button>
        )}
        {frame === 'top' ? (
          <Button look={look} onClick={() => openDialog('connect')}>
            {sealOther}
          </Button>
        ) : (
          <OwnTab look={look} />
        )}
        {kind.kind === 'delegated' && <Button onClick={onAgain}>{words.tryAgain}</Button>}
      </div>
      {isOpen && (
        <Suspense>
          <SealKey {...{ chain, safe, account }} driver={wrap.driver} />
        </Suspense>
      )}
    </>
  )
}

/** Offers an act only once it is known whether the account can seal. */
function SealBy({ account, ...rest }: Props & { account: AddressValue }) {
  const { fact, again } = useAccountKind(rest.chain.id, account)
  const kind = known(fact)
  if (fact.status === 'loading')
    return (
      <p className="muted" role="status">
        {wrapWords.wrap.sealLooking}
      </p>
    )
  // if the kind couldn't be read, the plan reads it again and reports it
  return kind && kind.kind !== 'plain' ? (
    <CannotSeal kind={kind} onAgain={again} account={account} {...rest} />
  ) : (
    <>
      <Seal account={account} {...rest} />
      <KeyAside chain={rest.chain} safe={rest.safe} account={account} />
    </>
  )
}

/** Mints the NFT; a step of its own, since it proves that nobody else can move the Safe. */
export function SealStep({ account, ...rest }: Props) {
  if (account) return <SealBy account={account} {...rest} />
  return (
    <>
      <div className={page.acts}>
        <Button look="primary" onClick={() => openDialog('connect')}>
          {words.connection.connect}
        </Button>
      </div>
      <KeyAside chain={rest.chain} safe={rest.safe} account={undefined} />
    </>
  )
}
