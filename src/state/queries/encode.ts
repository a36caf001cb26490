/** Marks a bigint, which JSON can't express. */
const MARK = '$bigint'

type Marked = { [MARK]: string }

const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && MARK in value

/** Makes JSON of a value with bigints in it. @throws TypeError for what would come back as something else */
export function encode(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return { [MARK]: part.toString() }
    if (isMarked(part)) throw new TypeError(`${MARK} would come back as a bigint.`)
    return part
  })
}

/** The inverse of `encode`. @throws what JSON.parse and BigInt throw for what `encode` didn't make */
export const decode = (text: string): unknown =>
  JSON.parse(text, (_, part: unknown) => (isMarked(part) ? BigInt(part[MARK]) : part))
