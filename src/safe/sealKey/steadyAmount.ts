/**
 * What a person is asked to pay, in wei, while fees move: as it was said first, unless that has come to be too little by a third
 * or more than twice as much as is needed. What is missing has room for that.
 * @param last what was asked for before
 * @param missing by current fees
 */
export function steadyAmount(last: bigint, missing: bigint): bigint {
  const isTooLittle = last * 3n < missing * 2n
  const isTooMuch = last > missing * 2n
  return isTooLittle || isTooMuch ? missing : last
}
