import type { Anvil } from '../../tools/anvil.ts'

/** Advances the time by the ten minutes for which a token can't be transferred after it was sealed or used. */
export async function passQuietTime({ provider }: Anvil): Promise<void> {
  await provider.request({ method: 'evm_increaseTime', params: [601] })
  await provider.request({ method: 'evm_mine', params: [] })
}
