import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { OwnedSafes as Answer } from '../../../safe/transactionService.ts'
import { askForOwned, ownedKey, ownedSafes } from '../../../state/mySafes/ownedSafes.ts'
import { settings } from '../../../state/settings/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { formatLocale } from '../../../words/defineMessages.ts'
import { mySafesWords } from '../../../words/en/mySafes.ts'
import { OwnedOn } from './OwnedOn.tsx'

/** Why the service gave no answer, in words; undefined if it did. */
const refusalOf = (answer: Answer): string | undefined => {
  const { refused } = mySafesWords.owned
  if ('safes' in answer) return undefined
  return answer.refused === 'refused' ? refused.refused(answer.status) : refused[answer.refused]
}

const listOf = (chains: readonly Chain[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(chains.map(({ name }) => name))

type Props = {
  chains: readonly Chain[]
  account: AddressValue
  /** Content for going on without the service. */
  children?: ReactNode
}

/**
 * The Safes that an account owns, from Safe's service: requested only by the button, which says what is sent and turns
 * the service on if it is off. Each Safe links to its check-up.
 */
export function OwnedSafes({ chains, account, children }: Props) {
  const { owned } = mySafesWords
  const said = useStore(ownedSafes)
  const isOn = useSyncExternalStore(settings.subscribe, () => settings.read().asksSafeService === true)
  const served = chains.filter(({ safeService }) => safeService !== undefined)
  if (served.length === 0) return null
  const all = served.map((chain) => ({ chain, answer: said[ownedKey(chain.id, account)] }))
  const isAsking = all.some(({ answer }) => answer === 'asking')
  const answers = all.flatMap(({ chain, answer }) => (answer && answer !== 'asking' ? [{ chain, answer }] : []))
  const none = answers.filter(({ answer }) => 'safes' in answer && answer.safes.length === 0)
  const refusals = new Map<string, Chain[]>()
  for (const { chain, answer } of answers) {
    const text = refusalOf(answer)
    if (text) refusals.set(text, [...(refusals.get(text) ?? []), chain])
  }
  const isRefused = refusals.size > 0
  const ask = () => {
    if (!isOn) settings.write({ ...settings.read(), asksSafeService: true })
    void askForOwned(served, account)
  }
  return (
    <section className={page.section}>
      <h2>{owned.title}</h2>
      {answers.length === 0 && <p className="muted">{owned.say}</p>}
      {answers.map((one) => (
        <OwnedOn key={one.chain.id} account={account} {...one} />
      ))}
      <div className={page.section} role="status">
        {none.length > 0 && !isAsking && <p>{owned.none(listOf(none.map(({ chain }) => chain)))}</p>}
        {!isAsking &&
          [...refusals].map(([text, chains]) => (
            <Notice key={text} kind="unknown" title={listOf(chains)}>
              {text}
            </Notice>
          ))}
        {isRefused && !isAsking && <p>{owned.paste}</p>}
        {isAsking && <p className="muted">{owned.asking}</p>}
      </div>
      {isRefused && !isAsking && children}
      {!isAsking && (
        <p className="small muted">
          {owned.sends} {!isOn && owned.turnsOn}
        </p>
      )}
      <div className={page.acts}>
        <Button onClick={ask} aria-disabled={isAsking}>
          {isOn ? owned.ask : owned.turnOn}
        </Button>
      </div>
    </section>
  )
}
