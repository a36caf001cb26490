import { useState } from 'react'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { createTransferPlan } from '../../../safe/plans/holderPlans.ts'
import { lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { imitated, rememberRecipient } from '../../../state/settings/recipients.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { holderWords } from '../../../words/en/holder.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { AddressField } from '../../parts/AddressField.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { RestNotice } from '../RestNotice.tsx'
import { useTime } from '../useTime.ts'
import { LookAlike } from './LookAlike.tsx'
import { readRecipient } from './send/readSend.ts'

type Props = { chain: Chain; safe: AddressValue; account: AddressValue; wrap: WrapState }

/** Transfers the NFT, and the Safe with it; the contract reverts if the state differs from what was shown. */
export function GiveForm({ chain, safe, account, wrap }: Props) {
  const said = holderWords
  const [text, setText] = useState('')
  const [accepted, setAccepted] = useState<AddressValue>()
  const read = readRecipient(text, safe, chain)
  const isHolder = 'value' in read && isSameAddress(read.value, account)
  const wrong = isHolder ? said.toHolder : 'wrong' in read ? read.wrong : undefined
  const to = 'value' in read && !wrong ? read.value : undefined
  const earlier = to && to !== accepted ? imitated(to) : undefined
  const isResting = wrap.quietUntil > useTime(wrap.time)
  const isLocked = lockEndOf(wrap) > 0

  const canGive = wrap.isSealed && !wrap.isSigning && !isResting
  const action = useAction(createTransferPlan(chain.id, safe, account, to ?? ZERO_ADDRESS, wrap), {
    key: [to, stateFingerprint(wrap)],
    isComplete: canGive && to !== undefined && !earlier,
    onTaken: () => to && rememberRecipient(to),
  })

  if (!wrap.isSealed) return <Notice kind="attention">{said.sealFirst}</Notice>
  if (wrap.isSigning) return <Notice kind="attention">{said.giveSigning}</Notice>
  if (isResting) return <RestNotice wrap={wrap} chainId={chain.id} isAwaited />
  return (
    <ActionForm action={action} chain={chain} confirm={said.giveConfirm} act={said.giveAct}>
      <p className="muted">{said.giveSay}</p>
      <AddressField
        chain={chain}
        label={said.giveTo}
        value={text}
        onValue={setText}
        wrong={text === '' ? undefined : wrong}
        readAs={to}
      />
      {earlier && to && (
        <LookAlike
          typed={to}
          earlier={earlier}
          onUseEarlier={() => setText(earlier.address)}
          onKeep={() => setAccepted(to)}
        />
      )}
      <Notice kind="attention">{said.giveWarn}</Notice>
      {isLocked && <LockNotice wrap={wrap} />}
      <p className="muted">{said.giveSeen}</p>
    </ActionForm>
  )
}
