import type { Address } from 'viem'
import type { PersonName } from './people.ts'
import type { SafeKind } from './safeKinds.ts'

export type Sample = {
  /** The same on every chain; a test compares it with what is built. */
  address: Address
  /** What it is created as. A wrapped Safe runs on 1.5.0+L2 afterwards. */
  kind: SafeKind
  /** Who owns it when it is created. */
  owners: readonly PersonName[]
  threshold: bigint
  saltNonce: bigint
  /** In wei. */
  balance: bigint
  /** In millionths of a Demo Dollar. */
  dollars?: bigint
  /** How many of the Demo Deeds, numbered from 1. */
  deeds?: bigint
  /** Someone else's module: this person moves the Safe without asking its owners. */
  module?: PersonName
  /** Wrapped and sealed for this person. */
  wrappedFor?: PersonName
}

const ETHER = 10n ** 18n
const DOLLAR = 10n ** 6n

/** The Safes that the demo and the tests start with. */
export const samples = {
  /** One owner and something of everything. */
  solo: {
    address: '0x37EbCbf53f94C3e0E2Fff2E1633dc0F32C6e704D',
    kind: '1.4.1',
    owners: ['ada'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 10n * ETHER,
    dollars: 25_000n * DOLLAR,
    deeds: 3n,
  },
  /** Two of three owners must sign. */
  trio: {
    address: '0xDa1F718440092F34CAC5A6Ef5849583D88De090A',
    kind: '1.3.0+L2',
    owners: ['ada', 'ben', 'dora'],
    threshold: 2n,
    saltNonce: 1n,
    balance: 5n * ETHER,
  },
  /** Has a module that must go before it can be wrapped. */
  moduled: {
    address: '0x20C5aCABffA2ef2300070EBE14ca560a5f53E8AF',
    kind: '1.4.1+L2',
    owners: ['ada'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 2n * ETHER,
    module: 'ben',
  },
  /** A token already: Ada holds it. */
  wrapped: {
    address: '0xf905Bfe63CCE65246138a237886A9feeFFB6986a',
    kind: '1.5.0',
    owners: ['ada'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 3n * ETHER,
    wrappedFor: 'ada',
  },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof samples
