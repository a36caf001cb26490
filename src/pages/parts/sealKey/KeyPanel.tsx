import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isSameAddress, shortAddress } from '../../../lib/address.ts'
import type { Fact } from '../../../lib/Fact.ts'
import type { KeyFacts } from '../../../safe/sealKey/nextOfKey.ts'
import { actByKey, aimSealKey, forgetProblem, type KeyAct, keyActs } from '../../../state/sealKey/actByKey.ts'
import { isKeptForLater } from '../../../state/sealKey/keptSealKeys.ts'
import { useIsPaid } from '../../../state/sealKey/useIsPaid.ts'
import { useKeyState } from '../../../state/sealKey/useSealKey.ts'
import { Address } from '../../../ui/Address.tsx'
import { formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { KeySecret } from './KeySecret.tsx'
import { NothingLeft } from './NothingLeft.tsx'
import { Problem } from './Problem.tsx'
import { SendBack } from './SendBack.tsx'
import { type KeyProps, StepOfKey } from './StepOfKey.tsx'
import { useReceiver } from './useReceiver.ts'
import { useShownSeal } from './useShownSeal.ts'

const NOT_READ = ['unknown', 'stale']

function Unread({ fact, onAgain }: { fact: Fact<KeyFacts>; onAgain: () => void }) {
  if (!('reason' in fact) || !NOT_READ.includes(fact.status)) return null
  return (
    <>
      <Problem error={fact.reason} kind="unknown" />
      <div className={page.acts}>
        <Button size="small" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  )
}

/** A one-time key of this browser: its balance, its secret, and the next step. */
export function KeyPanel(props: KeyProps) {
  const { chain, sealKey, account, safe } = props
  const { address } = sealKey
  const receiver = useReceiver(sealKey, chain)
  const { fact, state, again } = useKeyState(sealKey, receiver.to)
  const doing = useStore(keyActs, ({ doing }) => doing[address])
  const isDoing = doing?.status === 'doing'
  const isComing = useIsPaid(sealKey)
  const step = state?.next.step
  const isOver = state?.isSwept === true && step !== 'wait' && !isComing
  const isToDrop = isOver && fact.status === 'value' && ['none', 'dust'].includes(state.back.status)
  useShownSeal(sealKey, safe !== undefined)
  const act = (what: KeyAct) => void actByKey(address, what, receiver.to)
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the error of the previous step
  useEffect(() => forgetProblem(address), [step])
  useEffect(() => {
    if (isToDrop) void actByKey(address, 'drop', receiver.to)
  }, [isToDrop, address, receiver.to])

  const isKept = isKeptForLater(sealKey)
  // shown first if this browser won't keep the key
  const secret = <KeySecret chain={chain} sealKey={sealKey} />
  const balance = 'value' in fact ? formatExactly(fact.value.balance, chain.currency.symbol) : undefined
  const isOther = safe !== undefined && !isSameAddress(safe, sealKey.safe)
  const isPrimary = step === 'over' && !props.isAside
  const back = state && (
    <SendBack
      {...{ chain, account, receiver, isDoing }}
      back={state.back}
      look={isPrimary ? 'primary' : 'secondary'}
      onSend={() => act('sweep')}
    />
  )
  return (
    <section className={page.section}>
      {safe ? <h2>{sealKeyWords.title}</h2> : <h3>{sealKeyWords.onChain(chain.name)}</h3>}
      {!isKept && (
        <Notice kind="attention" title={sealKeyWords.notKept.title}>
          {sealKeyWords.notKept.say}
        </Notice>
      )}
      <Facts
        rows={[
          [sealKeyWords.address, <Address key="a" address={address} isFull />],
          [sealKeyWords.balance, balance ?? (fact.status === 'loading' ? sealKeyWords.reading : sealKeyWords.unread)],
          [sealKeyWords.kept, isKept ? sealKeyWords.keptSay : sealKeyWords.keptNot],
        ]}
      />
      {!isKept && secret}
      <Unread fact={fact} onAgain={again} />
      {state?.hasFailed && (
        <Notice kind="attention" title={sealKeyWords.failed.title}>
          {sealKeyWords.failed.say}
        </Notice>
      )}
      {doing?.status === 'refused' && <Problem error={doing.error} kind="attention" />}
      {isOther && step !== 'wait' && (
        <div className={page.section}>
          <p>{sealKeyWords.otherSafe(shortAddress(sealKey.safe))}</p>
          {!props.isAside && (
            <div className={page.acts}>
              <Button look="primary" onClick={() => aimSealKey(sealKey, safe)}>
                {sealKeyWords.aim}
              </Button>
            </div>
          )}
        </div>
      )}
      {state && (
        <>
          {isOther && step !== 'wait' ? back : <StepOfKey {...props} {...{ state, isDoing, back }} onAct={act} />}
          <NothingLeft {...{ chain, sealKey, state }} onDrop={() => act('drop')} />
        </>
      )}
      {isKept && secret}
      <p className="muted" role="status">
        {isDoing && doing.act !== 'drop' ? sealKeyWords.doing : ''}
      </p>
    </section>
  )
}
