import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY, FRAME_ANCESTORS } from '../tools/csp.ts'

const headers = readFileSync('public/_headers', 'utf8')
const valuesOf = (name: string): string[] =>
  [...headers.matchAll(new RegExp(`^  ${name}: (.*)$`, 'gm'))].map((match) => match[1] ?? '')

test('[W6] the host sends the policy of the page, and who may frame it', () => {
  expect(valuesOf('Content-Security-Policy')).toEqual([`${CONTENT_SECURITY_POLICY}; ${FRAME_ANCESTORS}`])
})

test('[W6] the policy runs no foreign script, makes no code of text, sends no form and asks no tracker', () => {
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(CONTENT_SECURITY_POLICY).toContain("require-trusted-types-for 'script'")
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*(?!;|$| )(?!:)|blob:|img-src[^;]*https?:/)
})

test('[S1.3] a multisig host may frame the page and read its manifest', () => {
  expect(FRAME_ANCESTORS).toContain('https://app.safe.global')
  expect(headers).toMatch(/^\/manifest\.json\n {2}Access-Control-Allow-Origin: \*$/m)
  expect(headers).not.toMatch(/X-Frame-Options/i)
})
