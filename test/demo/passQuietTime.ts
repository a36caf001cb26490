import type { Anvil } from '../../tools/anvil.ts'

/** Advances the time by the ten minutes in which a token that was sealed or used can't be transferred. */
export async function passQuietTime({ provider }: Anvil): Promise<void> {
  await provider.request({ method: 'evm_increaseTime', params: [601] })
  await provider.request({ method: 'evm_mine', params: [] })
}
