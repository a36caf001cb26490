/**
 * What something from outside must be: it is read whole, into a copy, or not at all. For what the frame reads before
 * anyone connects; zod does the same with more words, and comes with the code that needs them.
 */
export type Shape<T> = {
  /** @throws where it isn't that */
  parse(value: unknown): T
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

export type Shaped<S> = S extends Shape<infer T> ? T : never

const shape = <T>(parse: (value: unknown) => T): Shape<T> => ({
  parse,
  safeParse(value) {
    try {
      return { success: true, data: parse(value) }
    } catch {
      return { success: false }
    }
  },
})

/** Whatever a guard lets through. */
export const thatIs = <T>(isIt: (value: unknown) => value is T): Shape<T> =>
  shape((value) => {
    if (isIt(value)) return value
    throw new TypeError('Not what it must be.')
  })

export const anything = shape((value) => value)

export const flag = thatIs((value): value is boolean => typeof value === 'boolean')

export const text = (most: number, pattern = /^/): Shape<string> =>
  thatIs((value): value is string => typeof value === 'string' && value.length <= most && pattern.test(value))

/** A whole number that a double holds exactly. */
export const whole = (least: number): Shape<number> =>
  thatIs((value): value is number => Number.isSafeInteger(value) && (value as number) >= least)

export const oneOf = <const T extends string>(...words: readonly T[]): Shape<T> =>
  thatIs((value): value is T => words.includes(value as T))

export const optional = <T>(inner: Shape<T>): Shape<T | undefined> =>
  shape((value) => (value === undefined ? undefined : inner.parse(value)))

export const nullable = <T>(inner: Shape<T>): Shape<T | null> =>
  shape((value) => (value === null ? null : inner.parse(value)))

const list = thatIs((value): value is unknown[] => Array.isArray(value))

export const listOf = <T>(inner: Shape<T>, most: number): Shape<T[]> =>
  shape((value) => {
    const entries = list.parse(value)
    if (entries.length > most) throw new RangeError('Too many.')
    return entries.map((entry) => inner.parse(entry))
  })

const object = thatIs(
  (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Names that are not known beforehand. */
export const tableOf = <T>(inner: Shape<T>): Shape<Record<string, T>> =>
  shape((value) =>
    Object.fromEntries(Object.entries(object.parse(value)).map(([name, entry]) => [name, inner.parse(entry)])),
  )

type Maybe<F> = { [K in keyof F]: undefined extends Shaped<F[K]> ? K : never }[keyof F]
type Fields<F> = { [K in Exclude<keyof F, Maybe<F>>]: Shaped<F[K]> } & { [K in Maybe<F>]?: Shaped<F[K]> }
type Flat<T> = { [K in keyof T]: T[K] }

/** Each field is looked at once, so that a getter can't say one thing and then another; what isn't named is left out. */
export const fields = <F extends Record<string, Shape<unknown>>>(shapes: F): Shape<Flat<Fields<F>>> =>
  shape((value) => {
    const source = object.parse(value)
    const read = Object.entries(shapes).map(([name, inner]) => [name, inner.parse(source[name])] as const)
    return Object.fromEntries(read.filter(([, entry]) => entry !== undefined)) as Flat<Fields<F>>
  })
