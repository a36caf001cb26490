import { plural } from '../plural.ts'

export const counted = plural('fr')

/** How many of how many owners. */
export const ofOwners = (threshold: number, owners: number): string =>
  `${threshold} sur ${counted(owners, { one: `${owners} propriétaire`, other: `${owners} propriétaires` })}`
