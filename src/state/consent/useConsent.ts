import { ChangedError } from '../../lib/chainErrors.ts'
import type { Chain } from '../../lib/chains.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import type { Fact } from '../../lib/Fact.ts'
import type { Consent } from '../../safe/consent/consent.ts'
import { encodeConsent } from '../../safe/consent/consentLink.ts'
import { type ConsentReading, readConsent } from '../../safe/consent/readConsent.ts'
import { hashesOf, type WrapContent } from '../../safe/consent/wrapContent.ts'
import { simulateSharedWrap } from '../../safe/plans/createSharedWrapPlan.ts'
import { readSafe } from '../../safe/read/readSafe.ts'
import { clientOf } from '../queries/clients.ts'
import { useFact } from '../queries/queries.ts'

/** A consent checked against the chain; re-read every 12 seconds, since owners may approve on chain. */
export function useConsent(
  chain: Chain,
  consent: Consent,
  isEnabled: boolean,
): { fact: Fact<ConsentReading>; again: () => void } {
  return useFact({
    key: ['consent', chain.id, encodeConsent(consent)],
    every: LOOK_EVERY,
    isEnabled,
    read: async () => {
      const client = await clientOf(chain.id)
      const { value: state } = await readSafe(client, consent.content.safe)
      if (state.kind !== 'safe') throw new ChangedError({ details: state.kind })
      return readConsent(client, consent, { state, chainId: chain.id })
    },
  })
}

/** Simulates what owners are asked to sign. A failure is the reason of `unknown`. */
export function useSharedSimulation(content: WrapContent, isEnabled: boolean) {
  return useFact<'works'>({
    key: ['simulation', hashesOf(content).safeTxHash],
    isEnabled,
    read: async () => simulateSharedWrap(await clientOf(content.chainId), content),
  })
}
