import { useState } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress } from '../../lib/address.ts'
import { splitAddresses } from '../../lib/addressInput.ts'
import type { Chain } from '../../lib/chains.ts'
import { parseCountInput } from '../../lib/numberInput.ts'
import { createUnwrapPlan } from '../../safe/plans/drivePlans.ts'
import { usePrepared } from '../../state/transactions/usePrepared.ts'
import { isUnderWay, useWriteStatus } from '../../state/transactions/writeStatus.ts'
import { sendWrite } from '../../state/transactions/writes.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { holderWords } from '../../words/en/holder.ts'
import { pageWords } from '../../words/en/pages.ts'
import { AddressField } from '../parts/AddressField.tsx'
import { type Read, readAddress } from '../parts/readAddress.ts'
import { Simulation } from '../parts/Simulation.tsx'
import { WriteProgress } from '../parts/WriteProgress.tsx'
import styles from '../wrap/Wrap.module.css'

/** Reads the new owners, one a line, or says in one sentence what is wrong with them. */
export function readOwners(text: string, safe: AddressValue, chain: Chain): Read<AddressValue[]> {
  const { fieldErrors } = pageWords.wallet
  const lines = splitAddresses(text)
  if (lines.length === 0) return { wrong: fieldErrors.ownersEmpty }
  const owners: AddressValue[] = []
  for (const line of lines) {
    const read = readAddress(line, chain)
    if ('wrong' in read) return read
    const owner = read.value
    const refused = [safe, wrappedSafeAddress, wrappedSafeHandlerAddress]
    if (BigInt(owner) <= 1n || refused.some((address) => isSameAddress(address, owner)))
      return { wrong: fieldErrors.ownerRefused }
    if (owners.includes(owner)) return { wrong: fieldErrors.ownersTwice }
    owners.push(owner)
  }
  return { value: owners }
}

type Props = { chain: Chain; safe: AddressValue; account: AddressValue }

/** Ends the wrap: the holder names plain owners, and the NFT is destroyed. */
export function UnwrapForm({ chain, safe, account }: Props) {
  const { wallet } = pageWords
  const [ownersText, setOwners] = useState<string>(account)
  const [thresholdText, setThreshold] = useState('1')
  const [isSure, setSure] = useState(false)
  const read = readOwners(ownersText, safe, chain)
  const owners = 'value' in read ? read.value : []
  const threshold = parseCountInput(thresholdText) ?? 0
  const isThresholdRight = threshold >= 1 && threshold <= owners.length
  const isComplete = owners.length > 0 && isThresholdRight
  const plan = createUnwrapPlan(chain.id, safe, account, { owners, threshold })
  const { fact, again } = usePrepared(isComplete ? plan : undefined, [...owners, threshold])
  const status = useWriteStatus(plan)
  const prepared = isComplete && fact.status === 'ready' ? fact.prepared : undefined

  if (isUnderWay(status))
    return <WriteProgress subject={plan} status={status} chain={chain} functionName="unwrap" onAgain={again} />

  return (
    <form
      className={page.section}
      onSubmit={(event) => {
        event.preventDefault()
        if (prepared && isSure) void sendWrite(plan, prepared)
      }}
      noValidate
    >
      <p className="muted">{wallet.unwrapSay}</p>
      <AddressField
        label={wallet.ownersAfter}
        value={ownersText}
        onValue={setOwners}
        lines={Math.max(2, owners.length + 1)}
        wrong={'wrong' in read ? read.wrong : undefined}
      />
      <TextField
        label={wallet.thresholdAfter}
        value={thresholdText}
        onValue={setThreshold}
        inputMode="numeric"
        wrong={owners.length > 0 && !isThresholdRight ? wallet.fieldErrors.threshold(owners.length) : undefined}
        help={wallet.ofOwners(owners.length)}
      />
      <Notice kind="attention">{wallet.wakes}</Notice>
      <Notice kind="attention">{wallet.staysAlive}</Notice>
      <Notice kind="attention">{holderWords.oldMessages}</Notice>
      {isComplete && <Simulation fact={fact} status={status} chain={chain} onAgain={again} />}
      <WriteProgress subject={plan} status={status} chain={chain} functionName="unwrap" onAgain={again} />
      <label className={styles.agree}>
        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
        <span>{wallet.unwrapConfirm}</span>
      </label>
      <div className={page.acts}>
        <Button look="danger" type="submit" aria-disabled={!prepared || !isSure}>
          {wallet.unwrapAct}
        </Button>
      </div>
    </form>
  )
}
