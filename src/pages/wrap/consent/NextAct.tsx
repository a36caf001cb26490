import * as z from 'zod/mini'
import { AddressSchema } from '../../../lib/AddressSchema.ts'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import type { ConsentReading } from '../../../safe/consent/readConsent.ts'
import { createSharedWrapPlan, givenWith } from '../../../safe/plans/createSharedWrapPlan.ts'
import { openDialog } from '../../../state/dialogs.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { consentWords } from '../../../words/en/consent.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { useEntryState } from '../../parts/useEntryState.ts'
import styles from './Consent.module.css'
import { contractsLeft } from './contractsLeft.ts'
import { type Agreement, ApproveAct, SignAct } from './SignAct.tsx'

type SendProps = { chain: Chain; consent: Consent; account: AddressValue; agreement: Agreement }

function SendAct({ chain, consent, account, agreement }: SendProps) {
  const plan = createSharedWrapPlan(chain.id, account, consent)
  const action = useAction(plan, { key: [encodeConsent(consent)] })
  const { understand } = consentWords
  return (
    <ActionForm action={action} chain={chain} act={wrapWords.wrap.act} confirm={understand} agreement={agreement} />
  )
}

const Agreed = z.optional(z.object({ account: AddressSchema, sentence: z.string() }))

/** The agreement of this account; that of another account doesn't count. */
function useAgreement(account: AddressValue | undefined): Agreement {
  const [agreed, put] = useEntryState('agreed', Agreed, undefined)
  const own = isSameAddress(agreed?.account, account) ? agreed?.sentence : undefined
  return [own, (sentence) => put(account && sentence !== undefined ? { account, sentence } : undefined)]
}

type Props = {
  chain: Chain
  consent: Consent
  reading: ConsentReading | undefined
  account: AddressValue | undefined
}

/** The one act that this account can do now. */
export function NextAct({ chain, consent, reading, account }: Props) {
  const { content } = consent
  const agreement = useAgreement(account)
  if (!account)
    return (
      <div className={page.acts}>
        <Button look="primary" onClick={() => openDialog('connect')}>
          {words.connection.connect}
        </Button>
        <p className="small muted">{consentWords.connect}</p>
      </div>
    )
  const me = reading?.signers.find(({ owner }) => isSameAddress(owner, account))
  const isLast = reading !== undefined && reading.given.length < reading.threshold
  if (reading && givenWith(reading, account).length >= reading.threshold)
    return (
      <>
        {isLast && <p className="muted">{consentWords.agreeBySending}</p>}
        <SendAct {...{ chain, consent, account, agreement }} />
        {isLast && (
          <details className={styles.fold}>
            <summary>{consentWords.signOnly}</summary>
            <SignAct {...{ chain, content, account, agreement }} />
          </details>
        )}
      </>
    )
  if (reading && !me)
    return (
      <>
        <p className="muted">{consentWords.notOwner}</p>
        {contractsLeft(reading).map(({ owner }) => (
          <HolderSafe key={owner} chain={chain} holder={owner} account={account} isOwner />
        ))}
      </>
    )
  if (me?.status === 'signed') return <Notice kind="ok">{consentWords.signedNow}</Notice>
  if (me?.status === 'approved') return <Notice kind="ok">{consentWords.approvedNow}</Notice>
  if (me?.isContract && !reading?.isAskedByHash)
    return (
      <>
        <p className="muted">{consentWords.onChainContract}</p>
        <ApproveAct {...{ chain, content, account, agreement }} />
      </>
    )
  return (
    <>
      <SignAct {...{ chain, content, account, agreement }} />
      {me && (
        <details className={styles.fold}>
          <summary>{consentWords.onChain}</summary>
          <ApproveAct {...{ chain, content, account, agreement }} />
        </details>
      )}
    </>
  )
}
