import type { EVMInterface } from '@ethereumjs/evm'

type Analysis = Record<string, unknown>
type Analyser = { _getValidJumpDestinations?: (code: Uint8Array) => Analysis }

const isDone = new WeakSet<object>()

/**
 * The EVM looks through a contract's code for places to jump to again in every call, which takes it half of its time: a
 * Safe transaction calls contracts of 24 kB dozens of times. This remembers what it found, by the code's own bytes, which
 * nothing changes. The library has no option for it, so its interpreter is reached by running an empty program; should a
 * later version be built otherwise, all stays as it was, only slower.
 */
export async function cacheJumpDestinations(evm: EVMInterface): Promise<void> {
  const { runState } = await evm.runCode({ code: Uint8Array.of(0) })
  const analyser = Object.getPrototypeOf(runState?.interpreter ?? {}) as Analyser
  const analyse = analyser._getValidJumpDestinations
  if (!analyse || isDone.has(analyser)) return
  isDone.add(analyser)
  const found = new WeakMap<Uint8Array, Analysis>()
  analyser._getValidJumpDestinations = function (code) {
    const known = found.get(code) ?? analyse.call(this, code)
    found.set(code, known)
    return known
  }
}
