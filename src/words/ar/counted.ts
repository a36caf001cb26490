import { plural } from '../plural.ts'

export const counted = plural('ar')

/** How many of how many owners. */
export const ofOwners = (threshold: number, owners: number): string =>
  `${threshold} من أصل ${counted(owners, {
    one: 'مالك واحد',
    two: 'مالكَين',
    few: `${owners} مالكين`,
    other: `${owners} مالكًا`,
  })}`
