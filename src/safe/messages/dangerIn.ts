import { type Address, toAddress } from '../../lib/address.ts'
import type { TypedData, Values } from './readTypedData.ts'

/** What a message lets somebody do, by the standards and contracts that read such messages; a key of the words. */
export type DangerKind =
  /** ERC-2612 and DAI: take a token. */
  | 'permit'
  /** ERC-4494: take one NFT. */
  | 'permitNft'
  /** Take all NFTs or tokens of a contract. */
  | 'permitAll'
  /** Uniswap's Permit2: take tokens that its contract was approved for. */
  | 'permit2'
  /** Seaport, CoW and others: take what is offered, for what is asked. */
  | 'order'
  /** ERC-3009: move tokens at once. */
  | 'transfer'
  /** A transaction or message of another Safe that this one owns. */
  | 'safe'
  /** Vote in its place. */
  | 'delegation'
  /** ERC-2771: have a call made as if it came from the Safe. */
  | 'forward'
  /** Names a spender or operator, in a form that isn't known here. */
  | 'approval'

export type Danger = {
  kind: DangerKind
  /** Who may act by it, where it names somebody. */
  takers: readonly Address[]
  /** Whether the amount is unlimited. */
  isEndless: boolean
}

const FORWARD = /^(ForwardRequest|MetaTransaction|MetaTx)$/

/** Each with the type name and the fields that a message must have. */
const KINDS: readonly (readonly [
  kind: DangerKind,
  isIt: (name: string, has: (...fields: string[]) => boolean) => boolean,
])[] = [
  ['permit2', (name, has) => /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)$/.test(name) && has('spender')],
  ['permitNft', (name, has) => name === 'Permit' && has('spender', 'tokenId')],
  ['permit', (name, has) => name === 'Permit' && (has('spender', 'value') || has('spender', 'allowed'))],
  [
    'permitAll',
    (name, has) =>
      /^(PermitForAll|(Permit)?(Set)?ApprovalForAll|PermitAll)$/i.test(name) || has('operator', 'approved'),
  ],
  ['transfer', (name) => /^(Transfer|Receive)WithAuthorization$/.test(name)],
  ['safe', (name) => /^(SafeTx|SafeMessage|WrappedSafeMessage)$/.test(name)],
  ['delegation', (name, has) => name === 'Delegation' && has('delegatee')],
  ['forward', (name) => FORWARD.test(name)],
  [
    'order',
    (name, has) =>
      /order/i.test(name) ||
      has('offer', 'consideration') ||
      has('sellToken', 'buyToken') ||
      has('makerAsset', 'takerAsset'),
  ],
]

/** Every value of a field with one of these names, at any depth. */
function valuesOf(values: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(values)) return values.flatMap((value) => valuesOf(value, names))
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => [
    ...(names.includes(name) ? [value] : []),
    ...valuesOf(value, names),
  ])
}

/** Amounts from here on count as unlimited: for Permit2, the most that 160 bits hold; for a token, 2^255. */
const endOf = (kind: DangerKind): bigint => (kind === 'permit2' ? (1n << 160n) - 1n : 1n << 255n)

const AMOUNTS = ['value', 'amount', 'allowed']

/** What a known kind of message allows; undefined for an unknown kind, which may still be dangerous. */
export function dangerIn({ primaryType, message }: Pick<TypedData, 'primaryType' | 'message'>): Danger | undefined {
  const has = (...fields: string[]) => fields.every((field) => Object.hasOwn(message as Values, field))
  const takers = valuesOf(message, ['spender', 'operator', 'delegatee'])
    .map(toAddress)
    .filter((address) => address !== undefined)
  const kind = KINDS.find(([, isIt]) => isIt(primaryType, has))?.[0] ?? (takers.length > 0 ? 'approval' : undefined)
  if (!kind) return undefined
  const isEndless =
    kind === 'permitAll' ||
    (['permit', 'permit2', 'approval'].includes(kind) &&
      valuesOf(message, AMOUNTS).some((much) => much === true || (typeof much === 'bigint' && much >= endOf(kind))))
  return { kind, takers: [...new Set(takers)], isEndless }
}
