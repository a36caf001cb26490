import { useState } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import { type Holder, holderAddress } from '../../safe/consent/holder.ts'
import type { GenuineSafe } from '../../safe/read/readSafe.ts'
import { sharedSignerIn } from '../../safe/read/sharedSignerIn.ts'
import type { HolderDraft } from '../../state/settings/holderDrafts.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Radio, RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { consentWords } from '../../words/en/consent.ts'
import { holderWords } from '../../words/en/holder.ts'
import { pageWords } from '../../words/en/pages.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import { AddressField } from '../parts/AddressField.tsx'
import { type Read, readAddress } from '../parts/readAddress.ts'
import type { Journey } from './useJourney.ts'

/** Reads the holder's address, or returns in one sentence what is wrong. The contract checks again. */
export function readHolder(text: string, safe: AddressValue, chain: Chain): Read<AddressValue> {
  const read = readAddress(text, chain)
  if ('wrong' in read) return read
  if (read.value === ZERO_ADDRESS) return { wrong: pageWords.safe.fieldErrors.toZero }
  if (isSameAddress(read.value, safe)) return { wrong: wrapWords.wrap.holderSelf }
  if ([wrappedSafeAddress, wrappedSafeHandlerAddress].some((ours) => isSameAddress(ours, read.value)))
    return { wrong: wrapWords.wrap.holderWrapper }
  return read
}

type Choice = HolderDraft['choice']

type Props = {
  chain: Chain
  safeState: GenuineSafe
  account: AddressValue
  /** The earlier choice. */
  holder: Journey['holder']
  /** What was filled in earlier, in this tab or a closed one. */
  draft: HolderDraft | undefined
  onDraft: (draft: HolderDraft) => void
  /** The new Safe of the same owners, existing or to be created. */
  kept: Fact<Holder>
  onHolder: (holder: NonNullable<Journey['holder']>) => void
  onBack: () => void
}

/** Several owners can continue in a new Safe, unless one of them is a shared signer, which only works in this Safe. */
const canKeep = ({ owners }: GenuineSafe): boolean => owners.length > 1 && !sharedSignerIn(owners)

/** The preselected option: a new Safe for several owners; the Safe can't hold its own NFT. */
function firstChoice({
  safeState,
  account,
  holder,
  draft,
}: Pick<Props, 'safeState' | 'account' | 'holder' | 'draft'>): Choice {
  const isOffered = { me: !isSameAddress(account, safeState.address), other: true, sameOwners: canKeep(safeState) }
  if (draft && isOffered[draft.choice]) return draft.choice
  if (holder === 'sameOwners' && canKeep(safeState)) return holder
  if (holder) return isSameAddress(holder, account) ? 'me' : 'other'
  if (canKeep(safeState)) return 'sameOwners'
  return isSameAddress(account, safeState.address) ? 'other' : 'me'
}

/** The new Safe that would hold the NFT, as far as it is known. */
function KeptSafe({ safeState, kept }: { safeState: GenuineSafe; kept: Fact<Holder> }) {
  const { keepSay, keepThere, keepReading, keepUnknown } = consentWords
  const { threshold, owners } = safeState
  if (kept.status === 'loading') return <span className="small muted">{keepReading}</span>
  if (kept.status === 'unknown') return <span className="small">{keepUnknown}</span>
  const say = typeof kept.value === 'string' ? keepThere : keepSay
  return (
    <>
      <span className="small muted">{say(threshold, owners.length)}</span>
      <Address address={holderAddress(kept.value)} isFull />
    </>
  )
}

/** Who gets the NFT: a new Safe of the same owners, the sole owner, or another address. */
export function HolderStep({ chain, safeState, account, holder, draft, kept, onDraft, onHolder, onBack }: Props) {
  const { wrap } = wrapWords
  const { threshold, owners } = safeState
  const [choice, choose] = useState(() => firstChoice({ safeState, account, holder, draft }))
  const isSelf = isSameAddress(account, safeState.address)
  const isOther = choice === 'other'
  const isNamed = holder && holder !== 'sameOwners' && !isSameAddress(holder, account)
  const [text, setText] = useState<string>(draft?.named ?? (isNamed ? holder : ''))
  const [isTried, setTried] = useState(false)
  const read: Read<AddressValue> = isOther ? readHolder(text, safeState.address, chain) : { value: account }

  const pick = (next: Choice) => {
    choose(next)
    onDraft({ ...draft, choice: next })
  }
  const type = (next: string) => {
    setText(next)
    const named = readHolder(next, safeState.address, chain)
    // an incomplete address is only kept in component state
    if ('value' in named) onDraft({ choice: 'other', named: named.value })
  }
  const go = () => {
    setTried(true)
    if (choice === 'sameOwners') {
      if (known(kept)) onHolder(choice)
    } else if ('value' in read) onHolder(read.value)
  }

  return (
    <>
      <RadioGroup legend={wrap.holder} isLegendHidden>
        {canKeep(safeState) && (
          <Radio name="holder" isChosen={choice === 'sameOwners'} onChoose={() => pick('sameOwners')}>
            <strong>{consentWords.keep}</strong>
            <KeptSafe safeState={safeState} kept={kept} />
          </Radio>
        )}
        {!isSelf && (
          <Radio name="holder" isChosen={choice === 'me'} onChoose={() => pick('me')}>
            <strong>{wrap.holderMe}</strong>
            <Address address={account} isFull />
          </Radio>
        )}
        <Radio name="holder" isChosen={isOther} onChoose={() => pick('other')}>
          <strong>{wrap.holderOther}</strong>
          <span className="small muted">{wrap.holderOtherSay}</span>
        </Radio>
      </RadioGroup>
      {owners.length > 1 && !canKeep(safeState) && <Notice kind="attention">{consentWords.keepShared}</Notice>}
      {isOther && (
        <>
          <AddressField
            chain={chain}
            label={wrap.holderField}
            value={text}
            wrong={'wrong' in read && (isTried || text.length >= 42) ? read.wrong : undefined}
            readAs={'value' in read ? read.value : undefined}
            onValue={type}
          />
          <Notice kind="attention">{holderWords.giveWarn}</Notice>
        </>
      )}
      {threshold > 1 && choice !== 'sameOwners' && (
        <Notice kind="attention">{consentWords.alone(threshold, owners.length)}</Notice>
      )}
      <div className={page.acts}>
        <Button look="primary" aria-disabled={choice === 'sameOwners' && !known(kept)} onClick={go}>
          {wrap.review}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </>
  )
}
