import * as z from 'zod/mini'
import { Names, parseChainRef } from '../../connectors/walletConnect/walletConnectSchemas.ts'
import { type App, readApp } from '../readApp.ts'
import { EVENTS, METHODS } from './namespaces.ts'

/** An app that wants to be connected to a Safe. */
export type Proposal = {
  id: number
  app: App
  /** Networks without which it doesn't work, and all that it names. */
  needed: readonly number[]
  named: readonly number[]
  /** Why it can't be approved: it needs another kind of chain, or a method or event that no wrapped Safe supports. */
  wrong?: 'namespace' | 'method'
  /** Milliseconds since 1970. */
  expiresAt: number
}

const MOST = 200

const Namespace = z.object({
  chains: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST))),
  methods: Names,
  events: Names,
})
const Namespaces = z.record(z.string().check(z.maxLength(50)), Namespace)
const Given = z.object({
  id: z.number(),
  params: z.object({
    requiredNamespaces: z.optional(Namespaces),
    optionalNamespaces: z.optional(Namespaces),
    proposer: z.object({ metadata: z.unknown() }),
    expiryTimestamp: z.number(),
  }),
})

type Named = z.infer<typeof Namespaces>

/** A namespace without chains has the one in its own key. */
const chainsOf = (named: Named): string[] =>
  Object.entries(named).flatMap(([key, { chains }]) => chains ?? (key.includes(':') ? [key] : []))

const evm = (chains: readonly string[]): number[] => [
  ...new Set(chains.map(parseChainRef).filter((id) => id !== undefined)),
]

/** Parses an app's proposal, which is hostile. @returns undefined where it isn't a proposal at all */
export function readProposal(told: unknown): Proposal | undefined {
  const { data } = Given.safeParse(told)
  if (!data) return undefined
  const { requiredNamespaces = {}, optionalNamespaces = {}, proposer, expiryTimestamp } = data.params
  const required = Object.entries(requiredNamespaces)
  const needed = chainsOf(requiredNamespaces)
  const isForeign = required.some(([key]) => !/^eip155(:|$)/.test(key)) || evm(needed).length < new Set(needed).size
  const lacks = required.some(
    ([, { methods, events }]) =>
      !methods.every((method) => METHODS.includes(method)) || !events.every((event) => EVENTS.includes(event)),
  )
  const wrong = isForeign ? 'namespace' : lacks ? 'method' : undefined
  return {
    id: data.id,
    app: readApp(proposer.metadata),
    needed: evm(needed),
    named: evm([...needed, ...chainsOf(optionalNamespaces)]),
    ...(wrong && { wrong }),
    expiresAt: expiryTimestamp * 1_000,
  }
}
