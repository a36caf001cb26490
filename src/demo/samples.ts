import type { Address } from 'viem'
import type { PersonName } from './people.ts'
import type { SafeKind } from './safeKinds.ts'

export type Sample = {
  /** The same on every chain; a test compares it with the Safe that is built. */
  address: Address
  /** The version and singleton it is created with. Wrapping moves a Safe to 1.5.0+L2. */
  kind: SafeKind
  /** Its owners at creation. */
  owners: readonly PersonName[]
  threshold: bigint
  saltNonce: bigint
  /** In wei. */
  balance: bigint
  /** In millionths of a Demo Dollar. */
  dollars?: bigint
  /** The number of Demo Deeds, which are numbered from 1. */
  deeds?: bigint
  /** A foreign module: this person can move the Safe's assets without its owners. */
  module?: PersonName
  /** This person may take all its dollars and all its deeds. */
  approves?: PersonName
  /** A module that is enabled but in no list: written directly into storage, bypassing the Safe's functions. */
  hides?: PersonName
  /** An owner that is in no list, written in the same way. */
  hidesOwner?: PersonName
  /** Holds all the play coins. */
  hasCoins?: boolean
  /** Wrapped and sealed for this person. */
  wrappedFor?: PersonName
}

const ETHER = 10n ** 18n
const DOLLAR = 10n ** 6n

/** The Safes that the demo and the tests start with. */
export const samples = {
  /** One owner, and nothing in the way. */
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
  /** A 2-of-3 Safe. */
  trio: {
    address: '0xDa1F718440092F34CAC5A6Ef5849583D88De090A',
    kind: '1.3.0+L2',
    owners: ['ada', 'ben', 'dora'],
    threshold: 2n,
    saltNonce: 1n,
    balance: 5n * ETHER,
    dollars: 12_400n * DOLLAR,
    deeds: 1n,
  },
  /** Has a module that must be removed before it can be wrapped. */
  moduled: {
    address: '0x20C5aCABffA2ef2300070EBE14ca560a5f53E8AF',
    kind: '1.4.1+L2',
    owners: ['ada'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 2n * ETHER,
    dollars: 860n * DOLLAR,
    deeds: 2n,
    module: 'ben',
  },
  /** Already wrapped: Ada holds the NFT. */
  wrapped: {
    address: '0xf905Bfe63CCE65246138a237886A9feeFFB6986a',
    kind: '1.5.0',
    owners: ['ada'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 3n * ETHER,
    dollars: 4_250n * DOLLAR,
    deeds: 1n,
    wrappedFor: 'ada',
  },
  /** Wrapped, and somebody may still take its tokens. */
  approved: {
    address: '0x6256Af5BbEf9B974e222Ff4Dc62600459c95Ece5',
    kind: '1.4.1',
    owners: ['dora'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 4n * ETHER,
    dollars: 18_000n * DOLLAR,
    deeds: 2n,
    approves: 'ben',
    wrappedFor: 'dora',
  },
  /** Wrapped, with a module hidden in it. */
  hiding: {
    address: '0x0301601af6f7C112e07985b41CB4dbC4ae063F1a',
    kind: '1.4.1+L2',
    owners: ['dora'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 6n * ETHER,
    dollars: 9_500n * DOLLAR,
    deeds: 1n,
    hides: 'ben',
    wrappedFor: 'dora',
  },
  /** Wrapped, with an owner hidden in it. */
  haunted: {
    address: '0x5Ae174b20E8B46E7f9338ceB3184d7A8f3060b12',
    kind: '1.3.0',
    owners: ['dora'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 7n * ETHER,
    dollars: 3_300n * DOLLAR,
    deeds: 1n,
    hidesOwner: 'ben',
    wrappedFor: 'dora',
  },
  /** Wrapped, with twenty tokens, some of which somebody may have sent. */
  full: {
    address: '0x92926c10CeD61CF45b4705AD5F231d2435804D85',
    kind: '1.5.0+L2',
    owners: ['dora'],
    threshold: 1n,
    saltNonce: 1n,
    balance: 8n * ETHER,
    dollars: 150_000n * DOLLAR,
    deeds: 2n,
    hasCoins: true,
    wrappedFor: 'dora',
  },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof samples
