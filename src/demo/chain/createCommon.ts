import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'

/** The rules of the demo chain: Ethereum's own as of osaka, under another id. */
export const createCommon = (chainId: number): Common =>
  createCustomCommon({ chainId, name: 'demo' }, Mainnet, { hardfork: Hardfork.Osaka })
