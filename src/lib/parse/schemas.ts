// Schemas for what is parsed before the connect button works, like zod's but without its weight: zod, which parses
// everything else, loads with what needs it.

type Parsed<T> = { success: true; data: T } | { success: false }

/** Implemented by zod's schemas, by those below, and by hand-written ones that parse a list entry by entry. */
export type Schema<T> = { safeParse(value: unknown): Parsed<T> }

const FAILED = { success: false } as const

/** Accepts anything. */
export const unknown: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) }

/** Accepts a value that passes a type guard, unchanged. */
export const check = <T>(isFine: (value: unknown) => value is T): Schema<T> => ({
  safeParse: (value) => (isFine(value) ? { success: true, data: value } : FAILED),
})

/** A string of at most `maxLength` UTF-16 units that matches the pattern. */
export const text = (maxLength = Number.POSITIVE_INFINITY, pattern = /^/): Schema<string> =>
  check((value): value is string => typeof value === 'string' && value.length <= maxLength && pattern.test(value))

/** A positive safe integer, such as a chain's id. */
export const positiveInteger = check((value): value is number => Number.isSafeInteger(value) && Number(value) > 0)

export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => ({
  safeParse: (value) => (value === undefined ? { success: true, data: value } : schema.safeParse(value)),
})

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  safeParse: (value) => (value === null ? { success: true, data: value } : schema.safeParse(value)),
})

/** An object with these properties; others are dropped. Each is read once: a getter may change its answer. */
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
