import { type Address, encodeDeployData, getContractAddress, type Hex, zeroHash } from 'viem'
import { demoCoinsAbi, demoCoinsCreationCode } from './demoTokens.generated.ts'
import { genesisCode } from './placeGenesisCode.ts'
import { samples } from './samples.ts'

/** A play coin, its amount in the smallest unit. One that isn't listed stands for what anybody may have sent. */
type Coin = { symbol: string; decimals: number; amount: bigint; isListed: boolean }

const listed = (symbol: string, decimals: number, amount: bigint): Coin => ({
  ...{ symbol, decimals, amount, isListed: true },
})
const stray = (symbol: string, decimals: number, amount: bigint): Coin => ({
  ...{ symbol, decimals, amount, isListed: false },
})

const COINS: readonly Coin[] = [
  listed('DEUR', 6, 8_120_500_000n),
  listed('DGBP', 2, 145_000n),
  listed('DJPY', 0, 1_250_000n),
  listed('GOLD', 18, 12_345n * 10n ** 15n),
  listed('SILVER', 18, 840n * 10n ** 18n),
  listed('COPPER', 8, 99_000n * 10n ** 8n),
  listed('WHEAT', 3, 64_000n),
  listed('BARLEY', 3, 31_500n),
  listed('COFFEE', 4, 1n),
  listed('COCOA', 18, 7n),
  listed('TIN', 9, 500n * 10n ** 9n),
  listed('OAK', 0, 42n),
  listed('WOOL', 6, 25_500_000n),
  listed('SALT', 12, 10n ** 15n),
  listed('SILK', 18, 3n * 10n ** 18n),
  stray('DUSD', 6, 1_000_000n * 10n ** 6n),
  stray('DUЅD', 6, 50_000n * 10n ** 6n),
  stray('Claim your gift at gift.example', 0, 1n),
  stray('MOON', 18, 10n ** 30n),
]

/** Creation code of the contract that creates all the coins; its address and theirs follow from it. */
export const coinsCreationCode: Hex = encodeDeployData({
  abi: demoCoinsAbi,
  bytecode: demoCoinsCreationCode,
  args: [
    samples.full.address,
    COINS.map(({ symbol }) => symbol),
    COINS.map(({ decimals }) => decimals),
    COINS.map(({ amount }) => amount),
  ],
})

/** The play coins that one sample has beside its dollars, with their addresses, the same on every chain. */
export const demoCoins: readonly (Coin & { address: Address })[] = COINS.map((coin, index) => {
  const from = getContractAddress({
    ...{ opcode: 'CREATE2', from: genesisCode.create2Deployer.address, salt: zeroHash },
    bytecode: coinsCreationCode,
  })
  return { ...coin, address: getContractAddress({ from, nonce: BigInt(index + 1) }) }
})
