import { type ReactNode, useState } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import { splitAddresses } from '../../../lib/addressInput/addressInput.ts'
import type { Chain } from '../../../lib/chains.ts'
import { parseCountInput } from '../../../lib/numberInput.ts'
import { createUnwrapPlan } from '../../../safe/plans/drivePlans.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { type Read, readAddress } from '../../parts/readAddress.ts'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'
import { OwnerFields } from './OwnerFields.tsx'

/** Reads the new owners, one per line, or returns in one sentence what is wrong. */
export function readOwners(text: string, safe: AddressValue, chain: Chain): Read<AddressValue[]> {
  const { fieldErrors } = pageWords.safe
  const lines = splitAddresses(text)
  if (lines.length === 0) return { wrong: fieldErrors.ownersEmpty }
  const owners: AddressValue[] = []
  for (const line of lines) {
    const read = readAddress(line, chain)
    if ('wrong' in read) return read
    const owner = read.value
    const refused = [safe, wrappedSafeAddress, wrappedSafeHandlerAddress]
    // zero, and the sentinel of a Safe's owner list
    if (BigInt(owner) <= 1n) return { wrong: fieldErrors.ownerNobody }
    if (refused.some((address) => isSameAddress(address, owner))) return { wrong: fieldErrors.ownerRefused }
    if (owners.includes(owner)) return { wrong: fieldErrors.ownersTwice }
    owners.push(owner)
  }
  return { value: owners }
}

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  wrap: WrapState
  /** The warning about what may be hidden in the Safe. */
  warning: ReactNode
}

/** Unwraps: the holder names plain owners, and the NFT is burned. */
export function UnwrapForm({ chain, safe, account, wrap, warning }: Props) {
  const isLocked = useIsLocked(wrap)
  const { safe: safeWords } = pageWords
  const [rows, setRows] = useState<string[]>([account])
  const [thresholdText, setThreshold] = useState('1')
  const read = readOwners(rows.join('\n'), safe, chain)
  const owners = 'value' in read ? read.value : []
  const threshold = parseCountInput(thresholdText) ?? 0
  const isThresholdRight = threshold >= 1 && threshold <= owners.length
  const action = useAction(createUnwrapPlan(chain.id, safe, account, { owners, threshold }), {
    key: [...owners, threshold],
    isComplete: owners.length > 0 && isThresholdRight && !isLocked,
  })
  return (
    <ActionForm
      action={action}
      chain={chain}
      look="danger"
      confirm={safeWords.unwrapConfirm}
      act={safeWords.unwrapAct}
      closed={isLocked && <LockNotice wrap={wrap} />}
    >
      <p className="muted">{safeWords.unwrapSay}</p>
      {warning}
      <OwnerFields
        chain={chain}
        rows={rows}
        onRows={setRows}
        wrongOf={(some) => {
          const read = readOwners(some.join('\n'), safe, chain)
          return 'wrong' in read ? read.wrong : undefined
        }}
      />
      <TextField
        label={safeWords.thresholdAfter}
        value={thresholdText}
        onValue={setThreshold}
        inputMode="numeric"
        wrong={owners.length > 0 && !isThresholdRight ? safeWords.fieldErrors.threshold(owners.length) : undefined}
        help={safeWords.ofOwners(owners.length)}
      />
      <Notice kind="attention">{safeWords.wakes}</Notice>
      <Notice kind="attention">{safeWords.staysAlive}</Notice>
      <Notice kind="attention">{holderWords.oldMessages}</Notice>
    </ActionForm>
  )
}
