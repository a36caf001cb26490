import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  anything,
  fields,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  type Shape,
  type Shaped,
  tableOf,
  text,
  thatIs,
  whole,
} from '../src/shape.ts'

const accepts = (shape: Shape<unknown>, value: unknown) => shape.safeParse(value).success
const isEven = (value: unknown): value is number => typeof value === 'number' && value % 2 === 0

describe('a shape', () => {
  test.each<[string, Shape<unknown>, unknown[], unknown[]]>([
    ['flag', flag, [true, false], [undefined, null, 0, 'true']],
    ['text', text(3), ['', 'abc'], ['abcd', 3, null, ['a'], new String('a')]],
    ['text by a pattern', text(5, /^w+$/), ['w'], ['', 'wa', 'wwwwww']],
    ['whole', whole(1), [1, 2 ** 53 - 1], [0, 1.5, Number.NaN, 2 ** 53, '1', 1n, null]],
    ['oneOf', oneOf('a', 'b'), ['a', 'b'], ['c', '', ['a'], undefined]],
    ['thatIs', thatIs(isEven), [2], [3, '2']],
    ['optional', optional(flag), [true, undefined], [null, 1]],
    ['nullable', nullable(flag), [true, null], [undefined, 1]],
    ['listOf', listOf(flag, 2), [[], [true, false]], [[1], [true, true, true], { length: 0 }, 'ab', null]],
    ['tableOf', tableOf(flag), [{}, { a: true }], [{ a: 1 }, [], [true], null, 'ab']],
    ['fields', fields({ a: flag, b: optional(flag) }), [{ a: true }, { a: true, b: false, c: 9 }], [{}, { a: 1 }, []]],
  ])('[W5] %s accepts what it is, and nothing else', (_, shape, good, bad) => {
    for (const value of good) expect([value, accepts(shape, value)]).toEqual([value, true])
    for (const value of bad) expect([value, accepts(shape, value)]).toEqual([value, false])
  })

  test('[W5] comes out as a copy: without what was not named, and with what was, also __proto__', () => {
    const inner = { a: 1, more: 2 }
    const read = fields({ inner: fields({ a: whole(0), b: optional(flag) }) }).parse({ inner, more: 3 })
    expect(read).toEqual({ inner: { a: 1 } })
    expect(Object.keys(read.inner)).toEqual(['a'])
    expect(read.inner).not.toBe(inner)
    const table = tableOf(whole(0)).parse(JSON.parse('{"__proto__": 1}'))
    expect([Object.keys(table), Object.getPrototypeOf(table)]).toEqual([['__proto__'], Object.prototype])
  })

  test('[W5] looks at a field once, and takes one that throws for bad input', () => {
    let looks = 0
    const twoFaced = {
      get a() {
        return ++looks
      },
    }
    expect(fields({ a: whole(1) }).parse(twoFaced)).toEqual({ a: 1 })
    const refuse = () => {
      throw new Error('Look elsewhere.')
    }
    const hostile = new Proxy({}, { get: refuse, ownKeys: refuse })
    expect([accepts(fields({ a: anything }), hostile), accepts(tableOf(anything), hostile)]).toEqual([false, false])
  })

  test('[W5] says its type', () => {
    const shape = fields({ id: text(9), kind: optional(oneOf('a', 'b')), at: nullable(whole(0)) })
    expectTypeOf<Shaped<typeof shape>>().toEqualTypeOf<{
      id: string
      kind?: 'a' | 'b' | undefined
      at: number | null
    }>()
  })
})
