import type { ConsentReading } from '../../../safe/consent/readConsent.ts'

/** At most this many are checked: a Safe may have hundreds of owners. */
const MOST = 10

/** Owners that are contracts and haven't agreed yet. */
export const contractsLeft = ({ signers }: ConsentReading): ConsentReading['signers'] =>
  signers
    .filter(({ isContract, status }) => isContract && (status === 'waiting' || status === 'invalid'))
    .slice(0, MOST)
