import type { Anvil } from '../../tools/anvil.ts'

/** Lets the ten minutes pass in which a token that was sealed or used can't change hands. */
export async function passQuietTime({ provider }: Anvil): Promise<void> {
  await provider.request({ method: 'evm_increaseTime', params: [601] })
  await provider.request({ method: 'evm_mine', params: [] })
}
