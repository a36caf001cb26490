/**
 * What a person is asked to pay, in wei, kept steady while fees move: the earlier amount, unless it is now less than
 * two thirds or more than twice of what is needed. The needed amount has a margin for that.
 * @param last the amount that was asked for before
 * @param missing the amount needed at current fees
 */
export function steadyAmount(last: bigint, missing: bigint): bigint {
  const isTooLittle = last * 3n < missing * 2n
  const isTooMuch = last > missing * 2n
  return isTooLittle || isTooMuch ? missing : last
}
