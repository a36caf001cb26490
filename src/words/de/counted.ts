import { plural } from '../plural.ts'

export const counted = plural('de')

/** How many of how many owners. */
export const ofOwners = (threshold: number, owners: number): string =>
  `${threshold} von ${counted(owners, { one: `${owners} Eigentümer`, other: `${owners} Eigentümern` })}`
