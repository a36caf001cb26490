import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'

/** The rules of the demo chain: Ethereum's own as of osaka, under another id. */
export function createCommon(chainId: number): Common {
  const common = createCustomCommon({ chainId, name: 'demo' }, Mainnet, { hardfork: Hardfork.Osaka })
  // asked at every step of the EVM, and the answer never changes here
  const isActivated = common.isActivatedEIP.bind(common)
  const known = new Map<number, boolean>()
  common.isActivatedEIP = (eip) => {
    const answer = known.get(eip) ?? isActivated(eip)
    known.set(eip, answer)
    return answer
  }
  // every block and transaction takes a copy and adds its package's parameters to it; they are all the same
  common.copy = () => common
  const update = common.updateParams.bind(common)
  const merged = new Set<unknown>()
  common.updateParams = (params) => {
    if (merged.has(params)) return
    merged.add(params)
    update(params)
  }
  return common
}
