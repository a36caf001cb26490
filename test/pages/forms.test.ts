import { describe, expect, test } from 'vitest'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { CHAINS, type Chain, TEST_CHAINS } from '../../src/lib/chains.ts'
import { readAmount, readRecipient, readTokenId } from '../../src/pages/safe/acts/send/readSend.ts'
import { readOwners } from '../../src/pages/safe/acts/UnwrapForm.tsx'
import { readHolder } from '../../src/pages/wrap/HolderStep.tsx'
import { SENTINEL } from '../../src/safe/read/genuineSafes.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { sendingWords } from '../../src/words/en/sending.ts'
import { typedWords as typed } from '../../src/words/en/typed.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { SAFE } from '../safe/genuineSafe.ts'
import { ADA, BOB } from '../wallets/testWallet.ts'

const chain = CHAINS[0] as Chain

const { fieldErrors } = pageWords.safe
const WRONG_CAPITALS = ADA.replace('C', 'c')

/** Inputs that no address field accepts. */
const noAddress = [
  ['hello', typed.shape],
  ['ada.eth', typed.name],
  [`https://basescan.org/address/${ADA}`, typed.elsewhere('Base', 'Ethereum')],
  [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`, typed.link],
  [`https://etherscan.io/nft/${BOB}/${BigInt(ADA)}`, typed.otherNft],
  [`https://polygonscan.com/nft/${wrappedSafeAddress}/${BigInt(ADA)}`, typed.elsewhere('Polygon', 'Ethereum')],
  [ADA.slice(0, -1), typed.length(39)],
  [`${ADA}0`, typed.length(41)],
  [WRONG_CAPITALS, typed.capitals],
  [`0x${'ab'.repeat(32)}`, typed.secret],
  [`pol:${ADA}`, typed.elsewhere('Polygon', 'Ethereum')],
  [`matic:${ADA}`, typed.elsewhere('Polygon', 'Ethereum')],
  [`xdai:${ADA}`, typed.elsewhere('Gnosis', 'Ethereum')],
  [`GNO:${ADA}`, typed.elsewhere('Gnosis', 'Ethereum')],
  [`eip155:8453:${ADA}`, typed.elsewhere('Base', 'Ethereum')],
  [`eip155:56:${ADA}`, typed.elsewhere('eip155:56', 'Ethereum')],
  [`ethereum:${ADA}@10`, typed.elsewhere('OP Mainnet', 'Ethereum')],
  [`zksync:${ADA}`, typed.elsewhere('zksync', 'Ethereum')],
  [`sep:${ADA}`, typed.elsewhere('Sepolia', 'Ethereum')],
  [`https://app.safe.global/home?safe=arb1:${ADA}`, typed.elsewhere('Arbitrum One', 'Ethereum')],
] as const

describe('every address field', () => {
  const fields = {
    recipient: (text: string, on: Chain) => readRecipient(text, SAFE, on),
    holder: (text: string, on: Chain) => readHolder(text, SAFE, on),
    owners: (text: string, on: Chain) => readOwners(text, SAFE, on),
  }

  test.each(Object.entries(fields))(
    '[W4] the %s is accepted with each prefix of its network, and with no other network’s',
    (field, read) => {
      const value = field === 'owners' ? [ADA] : ADA
      for (const on of CHAINS)
        for (const { id, name, prefix, alias } of [...CHAINS, ...TEST_CHAINS])
          for (const network of [prefix, prefix.toUpperCase(), alias, `eip155:${id}`].filter(
            (known) => known !== undefined,
          ))
            expect(read(`\u200e${network}:\u2066${ADA}\u2069`, on)).toEqual(
              id === on.id ? { value } : { wrong: typed.elsewhere(name, on.name) },
            )
      for (const text of [
        ADA,
        `ethereum:${ADA}`,
        `https://app.safe.global/home?safe=eth:${ADA}`,
        `eth:${ADA.toLowerCase()}`,
      ])
        expect(read(text, chain)).toEqual({ value })
    },
  )
})

describe('the recipient', () => {
  test.each([ADA, ADA.toLowerCase(), ` ${ADA}\n`])('[W4] takes %j', (text) => {
    expect(readRecipient(text, SAFE, chain)).toEqual({ value: ADA })
  })

  test.each<readonly [string, string | undefined]>([
    ...noAddress,
    ['', typed.shape],
    [SAFE, fieldErrors.toSelf],
    [ZERO_ADDRESS, fieldErrors.toZero],
    [wrappedSafeAddress, fieldErrors.toWrapper],
    [wrappedSafeHandlerAddress.toLowerCase(), fieldErrors.toWrapper],
  ])('[W4] refuses %j', (text, wrong) => {
    expect(readRecipient(text, SAFE, chain)).toEqual({ wrong })
  })
})

describe('the amount', () => {
  const ETHER = 10n ** 18n

  test('[W4] accepts the whole balance, and no more', () => {
    expect(readAmount('2', 2n * ETHER, 'ETH')).toEqual({ value: 2n * ETHER })
    expect(readAmount('2.000000000000000001', 2n * ETHER, 'ETH')).toEqual({ wrong: fieldErrors.amountTooMuch('2 ETH') })
  })

  test('[W4] accepts no more than the balance minus what is pending', () => {
    const read = (text: string) => readAmount(text, 2n * ETHER, 'ETH', ETHER)
    expect(read('1')).toEqual({ value: ETHER })
    expect(read('1.000000000000000001')).toEqual({ wrong: holderWords.onItsWay.notFree('1 ETH') })
    expect(read('3')).toEqual({ wrong: fieldErrors.amountTooMuch('2 ETH') })
  })

  test.each([
    ['', fieldErrors.amountEmpty],
    ['0', fieldErrors.amountZero],
    ['1.234,5', fieldErrors.amountSeparators('ETH')],
    ['1 USDC', fieldErrors.amountShape('ETH')],
    ['1e3', fieldErrors.amountShape('ETH')],
    ['0.0000000000000000001', fieldErrors.amountDecimals('ETH')],
  ])('[W4] refuses %j', (text, wrong) => {
    expect(readAmount(text, ETHER, 'ETH')).toEqual({ wrong })
  })
})

describe('the amount of a token', () => {
  const unit = { symbol: 'DUSD', decimals: 6, isTyped: true }
  const TOKEN = '0x00000000000000000000000000000000000000F1'

  test('[W4] is parsed with the token’s decimals', () => {
    expect(readAmount('1.5', 2_000_000n, unit)).toEqual({ value: 1_500_000n })
    expect(readAmount('1.5 dusd', 2_000_000n, unit)).toEqual({ value: 1_500_000n })
    expect(readAmount('3', 2_000_000n, unit)).toEqual({ wrong: fieldErrors.amountTooMuch('2 DUSD') })
    expect(readAmount('1.0000001', 2_000_000n, unit)).toEqual({ wrong: sendingWords.decimals('DUSD', 6) })
    expect(readAmount('3', 9n, { symbol: 'N', decimals: 0 })).toEqual({ value: 3n })
    expect(readAmount('1.5', 9n, { symbol: 'N', decimals: 0 })).toEqual({ wrong: sendingWords.whole })
    // its balance is unknown
    expect(readAmount('3', undefined, { symbol: 'N', decimals: 0 })).toEqual({ value: 3n })
  })

  test('[W4] an unlisted token’s symbol is not accepted as part of the amount', () => {
    expect(readAmount('15', 99n, { symbol: '5', decimals: 0 })).toEqual({ value: 15n })
    expect(readAmount('15 5', 99n, { symbol: '5', decimals: 0 })).not.toHaveProperty('value')
  })

  test('[W4] isn’t sent to the token itself', () => {
    expect(readRecipient(TOKEN, SAFE, chain, TOKEN)).toEqual({ wrong: sendingWords.toToken })
    expect(readRecipient(ADA, SAFE, chain, TOKEN)).toEqual({ value: ADA })
  })

  test.each([
    ['7', { value: 7n }],
    ['#7', { value: 7n }],
    [(2n ** 256n - 1n).toString(), { value: 2n ** 256n - 1n }],
    [(2n ** 256n).toString(), { wrong: sendingWords.idShape }],
    ['', { wrong: sendingWords.idShape }],
    ['1.5', { wrong: sendingWords.idShape }],
    ['0x7', { wrong: sendingWords.idShape }],
  ])('[W4] reads the id %j', (text, read) => {
    expect(readTokenId(text)).toEqual(read)
  })
})

describe('the new owners', () => {
  test.each([`${ADA}\n${BOB}`, `${ADA.toLowerCase()}, ${BOB}`, `\n ${ADA} \r\n\n${BOB},`])('[W4] takes %j', (text) => {
    expect(readOwners(text, SAFE, chain)).toEqual({ value: [ADA, BOB] })
  })

  test.each<readonly [string, string | undefined]>([
    ...noAddress,
    ['', fieldErrors.ownersEmpty],
    [' \n,', fieldErrors.ownersEmpty],
    [`${BOB}\n${BOB.toLowerCase()}`, fieldErrors.ownersTwice],
    [SAFE, fieldErrors.ownerRefused],
    [ZERO_ADDRESS, fieldErrors.ownerNobody],
    [SENTINEL, fieldErrors.ownerNobody],
    [wrappedSafeAddress, fieldErrors.ownerRefused],
    [wrappedSafeHandlerAddress, fieldErrors.ownerRefused],
  ])('[W4] refuses %j, also after a valid one', (text, wrong) => {
    expect(readOwners(text, SAFE, chain)).toEqual({ wrong })
    if (text.trim().length > 1) expect(readOwners(`${ADA}\n${text}`, SAFE, chain)).toEqual({ wrong })
  })
})

describe('the NFT’s recipient', () => {
  test.each<readonly [string, string | undefined]>([
    ...noAddress,
    [' ', typed.shape],
    [SAFE.toLowerCase(), wrapWords.wrap.holderSelf],
    [wrappedSafeAddress, wrapWords.wrap.holderWrapper],
    [wrappedSafeHandlerAddress, wrapWords.wrap.holderWrapper],
    [BOB, undefined],
  ])('[W3] says what is wrong with %j', (text, wrong) => {
    expect(readHolder(text, SAFE, chain)).toEqual(wrong === undefined ? { value: text } : { wrong })
  })
})
