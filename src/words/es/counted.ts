import { plural } from '../plural.ts'

export const counted = plural('es')

/** How many of how many owners. */
export const ofOwners = (threshold: number, owners: number): string =>
  `${threshold} de ${counted(owners, { one: `${owners} propietario`, other: `${owners} propietarios` })}`
