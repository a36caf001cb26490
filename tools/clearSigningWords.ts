import { zeroAddress } from 'viem'
import { wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'

/** One line that a wallet shows: a label before the value at `path`. */
export type Field = { path: string; label: string; format: string; params?: object }

/**
 * A call or a message in words. What isn't shown is named in `excluded`.
 * Small screens cut an intent at 30 characters and a label at 20.
 */
export type Shown = { intent: string; fields: readonly Field[]; excluded?: readonly string[] }

const raw = (path: string, label: string): Field => ({ path, label, format: 'raw' })
const amount = (path: string, label: string): Field => ({ path, label, format: 'amount' })
/** In an ERC-20, or the network's own currency where that is the zero address. */
const amountIn = (path: string, tokenPath: string, label: string): Field => ({
  path,
  label,
  format: 'tokenAmount',
  params: { tokenPath, nativeCurrencyAddress: zeroAddress },
})
const date = (path: string, label: string): Field => ({
  path,
  label,
  format: 'date',
  params: { encoding: 'timestamp' },
})
const account = (path: string, label: string): Field => ({
  path,
  label,
  format: 'addressName',
  params: { types: ['eoa', 'wallet', 'contract'], sources: ['local', 'ens'] },
})
const contract = (path: string, label: string): Field => ({
  path,
  label,
  format: 'addressName',
  params: { types: ['contract'], sources: ['local'] },
})

/** The last 20 bytes of an id are the address of the Safe, which a person can compare. */
const safeOf = (path: string): Field => contract(`${path}.[-20:]`, 'Safe')
const nft = (path: string): Field => ({
  path,
  label: 'NFT',
  format: 'nftName',
  params: { collection: wrappedSafeAddress },
})

const send: Shown = {
  intent: 'Send NFT, and Safe with it',
  fields: [account('from', 'From'), account('to', 'To'), safeOf('tokenId')],
}

/** Each call that changes something in WrappedSafe, by its signature. */
export const HANDLED: Record<string, Shown> = {
  'wrap(address to)': {
    intent: 'Give Safe to driver (wrap)',
    fields: [account('to', 'Who will drive it')],
  },
  'seal(address safe)': {
    intent: 'Create NFT of wrapped Safe',
    fields: [contract('safe', 'Safe')],
  },
  'createWrapped(address to,uint256 saltNonce)': {
    intent: 'Create a new wrapped Safe',
    fields: [account('to', 'Who gets the NFT'), raw('saltNonce', 'Number')],
  },
  'execute(uint256 tokenId,(address to,uint256 value,bytes data)[] calls)': {
    intent: 'Make the Safe run calls',
    fields: [
      safeOf('tokenId'),
      account('calls.[].to', 'Call'),
      amount('calls.[].value', 'Send'),
      { path: 'calls.[].data', label: 'Do', format: 'calldata', params: { calleePath: 'calls.[].to' } },
    ],
  },
  'lockAccount(uint256 tokenId,uint256 until)': {
    intent: 'Lock the Safe till a date',
    fields: [safeOf('tokenId'), date('until', 'Until')],
  },
  'setSigning(uint256 tokenId,bool enabled)': {
    intent: 'Let the Safe sign, or not',
    fields: [safeOf('tokenId'), raw('enabled', 'Signs from now on')],
  },
  'unwrap(uint256 tokenId,address[] owners,uint256 threshold,address fallbackHandler,address singleton,bool keepModuleGuard)':
    {
      intent: 'Destroy NFT, hand over Safe',
      fields: [
        safeOf('tokenId'),
        account('owners.[]', 'Owner'),
        raw('threshold', 'Signatures needed'),
        contract('fallbackHandler', 'Fallback handler'),
        contract('singleton', 'Safe version at'),
        raw('keepModuleGuard', 'Keep module guard'),
      ],
    },
  'safeTransferFromIf(address from,address to,uint256 tokenId,bytes32 fingerprint)': {
    intent: 'Send NFT and Safe if unchanged',
    fields: [...send.fields, raw('fingerprint', 'Fingerprint')],
  },
  'transferFrom(address from,address to,uint256 tokenId)': send,
  'safeTransferFrom(address from,address to,uint256 tokenId)': send,
  'safeTransferFrom(address from,address to,uint256 tokenId,bytes data)': {
    ...send,
    fields: [...send.fields, raw('data', 'Message')],
  },
  'approve(address to,uint256 tokenId)': {
    intent: 'Let another take NFT and Safe',
    fields: [account('to', 'Who may move it'), safeOf('tokenId')],
  },
  'setApprovalForAll(address operator,bool approved)': {
    intent: 'Let another take all my Safes',
    fields: [account('operator', 'Who may move them'), raw('approved', 'Allowed')],
  },
}

/** Each call that changes something in AsSeen. */
export const BUY: Record<string, Shown> = {
  'buy((uint256 tokenId,bytes32 fingerprint,address currency,uint256 price,address buyer,uint256 deadline) offer,bytes signature)':
    {
      intent: 'Buy a Safe as you saw it',
      fields: [
        safeOf('offer.tokenId'),
        nft('offer.tokenId'),
        amountIn('offer.price', 'offer.currency', 'You pay'),
        contract('offer.currency', 'Paid in (zero: own)'),
        raw('offer.fingerprint', 'Fingerprint'),
        account('offer.buyer', 'Buyer (zero: anyone)'),
        date('offer.deadline', 'Offer ends'),
      ],
      excluded: ['signature'],
    },
}

/** What a seller signs for AsSeen. */
export const OFFER = {
  intent: 'Offer a Safe for sale',
  primaryType: 'Offer',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Offer: [
      { name: 'tokenId', type: 'uint256' },
      { name: 'fingerprint', type: 'bytes32' },
      { name: 'currency', type: 'address' },
      { name: 'price', type: 'uint256' },
      { name: 'buyer', type: 'address' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  fields: [
    safeOf('tokenId'),
    nft('tokenId'),
    amountIn('price', 'currency', 'You get'),
    contract('currency', 'Paid in (zero: own)'),
    raw('fingerprint', 'Fingerprint'),
    account('buyer', 'Buyer (zero: anyone)'),
    date('deadline', 'Offer ends'),
  ],
} as const

/** What a driver signs so that the Safe counts as having signed. */
export const SIGNED = {
  intent: 'Sign as a wrapped Safe',
  primaryType: 'WrappedSafeMessage',
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    WrappedSafeMessage: [
      { name: 'wrapper', type: 'address' },
      { name: 'tokenId', type: 'uint256' },
      { name: 'epoch', type: 'uint256' },
      { name: 'hash', type: 'bytes32' },
    ],
  },
  fields: [
    safeOf('tokenId'),
    contract('wrapper', 'Wrapped by'),
    raw('epoch', 'Signing period'),
    raw('hash', 'Hash to sign'),
  ],
} as const
