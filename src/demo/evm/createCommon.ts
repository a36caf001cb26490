import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'

/** The rules of the demo chain: Ethereum's as of osaka, with another chain id. */
export function createCommon(chainId: number): Common {
  const common = createCustomCommon({ chainId, name: 'demo' }, Mainnet, { hardfork: Hardfork.Osaka })
  // memoised: called at every step of the EVM, and constant here
  const isActivated = common.isActivatedEIP.bind(common)
  const known = new Map<number, boolean>()
  common.isActivatedEIP = (eip) => {
    const answer = known.get(eip) ?? isActivated(eip)
    known.set(eip, answer)
    return answer
  }
  // shared: every block and transaction would make a copy and add the same parameters to it
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
