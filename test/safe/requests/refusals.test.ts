import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSALS, type RefusalKind, toRpcError } from '../../../src/safe/requests/refusals.ts'

const SRC = join(import.meta.dirname, '../../../src')
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(safe|apps|state|pages)\/.*\.tsx?$/.test(path) && !path.endsWith('requests/refusals.ts'))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .filter((text) => /refusals\.ts'|refusedTarget/.test(text))
  .join('\n')

/** The codes of EIP-1193, EIP-1474, EIP-3085 and EIP-3326, and EIP-5792. */
const CODES = [4001, 4100, 4200, 4901, 4902, -32000, -32003, -32005, -32602, 5700, 5710, 5720, 5730, 5740]

const kinds = Object.keys(REFUSALS) as RefusalKind[]

describe('the error that an app gets', () => {
  test.each(kinds)('[W2] %s: a code that wallets agree on, and self-contained sentences', (kind) => {
    const { code, message } = toRpcError(kind)
    expect(CODES).toContain(code)
    expect(message).toMatch(/^\S.{20,200}\.$/)
    expect(message).not.toMatch(/undefined|\$\{|\s{2}|'/)
  })

  test('[W2] no two have the same message', () => {
    expect(new Set(kinds.map((kind) => toRpcError(kind).message)).size).toBe(kinds.length)
  })

  test.each(kinds)('[W2] %s is used somewhere', (kind) => {
    expect(sources).toContain(`'${kind}'`)
  })
})
