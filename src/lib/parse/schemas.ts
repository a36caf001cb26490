// What the page reads before the connect button works, in zod's manner and without its weight: zod, which reads
// everything else, loads with what needs it.

type Parsed<T> = { success: true; data: T } | { success: false }

/** What a zod schema does, one from here, or a hand-written one where a list is to be read entry by entry. */
export type Schema<T> = { safeParse(value: unknown): Parsed<T> }

const FAILED = { success: false } as const

/** Takes anything. */
export const unknown: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) }

/** Takes a value as it is, where it is what it should be. */
export const check = <T>(isFine: (value: unknown) => value is T): Schema<T> => ({
  safeParse: (value) => (isFine(value) ? { success: true, data: value } : FAILED),
})

/** A text of at most so many characters (UTF-16), and in the pattern if there is one. */
export const text = (maxLength = Number.POSITIVE_INFINITY, pattern = /^/): Schema<string> =>
  check((value): value is string => typeof value === 'string' && value.length <= maxLength && pattern.test(value))

/** A whole number from 1 on that is exact, as a chain's id is. */
export const positiveInteger = check((value): value is number => Number.isSafeInteger(value) && Number(value) > 0)

export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => ({
  safeParse: (value) => (value === undefined ? { success: true, data: value } : schema.safeParse(value)),
})

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  safeParse: (value) => (value === null ? { success: true, data: value } : schema.safeParse(value)),
})

/** An object with these parts. Each is read once, for a getter may answer otherwise the next time; what else it has is left out. */
export const object = <T extends object>(parts: { [K in keyof T]-?: Schema<T[K]> }): Schema<T> => ({
  safeParse(value) {
    if (typeof value !== 'object' || value === null) return FAILED
    const data: Partial<T> = {}
    for (const key in parts) {
      const parsed = parts[key].safeParse((value as Partial<T>)[key])
      if (!parsed.success) return FAILED
      if (parsed.data !== undefined) data[key] = parsed.data
    }
    return { success: true, data: data as T }
  },
})
