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
  /** As a request that waits has it. */
  session: string
  app: App
  safe: Address
  /** Networks on which the app is connected to the Safe. */
  chains: readonly number[]
  why: RefusalKind
  /** What the person would have been asked for; else the method, which no person stands behind: it may come again and again. */
  asked: AppRequest['kind'] | 'switch' | { method: string }
  /** Milliseconds since 1970, of the last one. */
  at: number
  /** How often it was so. */
  count: number
}

/** What a person would be asked for by each method, of JSON-RPC and of the Safe Apps SDK. */
const ASKS: Readonly<Record<string, AppRequest['kind'] | 'switch'>> = {
  ...{ eth_sendTransaction: 'send', wallet_sendCalls: 'send', sendTransactions: 'send' },
  ...{ personal_sign: 'signMessage', eth_sign: 'signMessage', signMessage: 'signMessage' },
  ...{ eth_signTypedData: 'signTypedData', eth_signTypedData_v4: 'signTypedData', signTypedMessage: 'signTypedData' },
  wallet_switchEthereumChain: 'switch',
}

/** What an app asks for by a method. The name of any other is hostile: it is empty where it could say something. */
export const askedBy = (method: string): Refused['asked'] =>
  (Object.hasOwn(ASKS, method) ? ASKS[method] : undefined) ?? { method: /^\w{1,40}$/.test(method) ? method : '' }

/** Of one app and of all: the last ones, so that an app that asks without end fills nothing. */
const MOST_OF_APP = 3
const MOST = 12

type State = {
  /** The last one is at the end. */
  list: readonly Refused[]
  /** Dismissed though the app goes on to ask, without anybody who does something there. */
  hushed: ReadonlySet<string>
}

/** In memory alone: the app has its answer, and who asks it again after a reload learns why anew. */
export const refused = createStore<State>(() => ({ list: [], hushed: new Set() }))

/** The same request of the same app, however often. */
export const refusedKey = ({ session, why, asked }: Pick<Refused, 'session' | 'why' | 'asked'>): string =>
  [session, why, typeof asked === 'string' ? asked : `: ${asked.method}`].join(' ')

/** Writes down what an app was refused, for the person to see; not a no of their own, which they know of. */
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

/** Takes one from the list. It comes back when somebody asks for it in the app once more. */
export function dismissRefusal(one: Refused): void {
  const key = refusedKey(one)
  refused.setState(({ list, hushed }) => ({
    list: list.filter((other) => refusedKey(other) !== key),
    hushed: typeof one.asked === 'string' ? hushed : new Set([...hushed, key]),
  }))
}

/** Forgets those of apps that are gone. */
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
