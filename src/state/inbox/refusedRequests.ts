import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { App } from '../../apps/readApp.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AppRequest } from '../../safe/requests/appRequest.ts'
import { OWN_NO, type RefusalKind } from '../../safe/requests/refusals.ts'
import type { Source } from './books.ts'

/** What an app asked for and didn't get. */
export type Refused = {
  source: Source
  /** As in `Waiting`. */
  session: string
  app: App
  safe: Address
  /** Networks on which the app is connected to the Safe. */
  chains: readonly number[]
  why: RefusalKind
  /** What the person would have been asked for; else the method, which an app may repeat without anyone acting. */
  asked: AppRequest['kind'] | 'switch' | { method: string }
  /** Milliseconds since 1970, of the last one. */
  at: number
  /** How often it was refused. */
  count: number
}

/** What a person would be asked for by each method, of JSON-RPC and of the Safe Apps SDK. */
const ASKS: Readonly<Record<string, AppRequest['kind'] | 'switch'>> = {
  ...{ eth_sendTransaction: 'send', wallet_sendCalls: 'send', sendTransactions: 'send' },
  ...{ personal_sign: 'signMessage', eth_sign: 'signMessage', signMessage: 'signMessage' },
  ...{ eth_signTypedData: 'signTypedData', eth_signTypedData_v4: 'signTypedData', signTypedMessage: 'signTypedData' },
  wallet_switchEthereumChain: 'switch',
}

/** What a method asks the person for. An unknown method's name is hostile: it is blank unless it is one short word. */
export const askedBy = (method: string): Refused['asked'] =>
  (Object.hasOwn(ASKS, method) ? ASKS[method] : undefined) ?? { method: /^\w{1,40}$/.test(method) ? method : '' }

/** Entries kept per app and in all, the latest ones, so that an app in a loop can't flood the list. */
const MOST_OF_APP = 3
const MOST = 12

type State = {
  /** The last one is at the end. */
  list: readonly Refused[]
  /** Dismissed for good: methods that the app repeats without anyone acting there. */
  hushed: ReadonlySet<string>
}

/** In memory only: the app has its answer, and asking again after a reload shows the reason again. */
export const refused = createStore<State>(() => ({ list: [], hushed: new Set() }))

/** Identifies repeats of the same request of the same app. */
export const refusedKey = ({ session, why, asked }: Pick<Refused, 'session' | 'why' | 'asked'>): string =>
  [session, why, typeof asked === 'string' ? asked : `: ${asked.method}`].join(' ')

/** Logs a refused request for the person to see; not their own rejections, which they know of. */
export function noteRefusal(one: Omit<Refused, 'at' | 'count'>): void {
  const key = refusedKey(one)
  const { list, hushed } = refused.getState()
  if (OWN_NO.some((why) => why === one.why) || hushed.has(key)) return
  const before = list.find((other) => refusedKey(other) === key)
  const others = list.filter((other) => other !== before)
  const own = others.filter(({ session }) => session === one.session)
  const oldest = own.length < MOST_OF_APP ? undefined : own[0]
  const next = { ...one, at: Date.now(), count: (before?.count ?? 0) + 1 }
  refused.setState({ list: [...others.filter((other) => other !== oldest), next].slice(-MOST) })
}

/** Takes one off the list. It comes back when the person asks for it in the app again; a bare method never does. */
export function dismissRefusal(one: Refused): void {
  const key = refusedKey(one)
  refused.setState(({ list, hushed }) => ({
    list: list.filter((other) => refusedKey(other) !== key),
    hushed: typeof one.asked === 'string' ? hushed : new Set([...hushed, key]),
  }))
}

/** Forgets the refusals of sessions that are over. */
export function forgetRefusals(from: Source, isGone: (session: string) => boolean): void {
  const { list } = refused.getState()
  const left = list.filter(({ source, session }) => source !== from || !isGone(session))
  if (left.length < list.length) refused.setState({ list: left })
}

/** What apps asked a Safe for and didn't get, the last one first. */
export function useRefused(safe: Address): readonly Refused[] {
  const { list } = useStore(refused)
  return useMemo(() => list.filter((one) => isSameAddress(one.safe, safe)).toReversed(), [list, safe])
}
