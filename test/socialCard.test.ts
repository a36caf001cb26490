import { expect, test } from 'vitest'
import { parseSiteUrl } from '../tools/socialCard.ts'

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org/', 'https://example.org/'],
  ['https://EXAMPLE.org:8443/safes', 'https://example.org:8443/safes/'],
  ['https://example.org/a&b//', 'https://example.org/a&b/'],
])('[W3] the page is at %j', (text, site) => {
  expect(parseSiteUrl(text)).toBe(site)
})

test.each([undefined, ''])('[W3] %j means no address, without an error', (text) => {
  expect(parseSiteUrl(text)).toBeUndefined()
})

test.each([
  'example.org',
  'http://example.org/',
  'ipfs://bafy/',
  'https://',
  'https://example.org/?a=1',
  'https://example.org/?',
  'https://example.org/#/wrap',
  'https://example.org/#',
  'https://me:secret@example.org/',
  'https://me@example.org/',
])('[W3] a build refuses %j as the page’s address', (text) => {
  expect(() => parseSiteUrl(text)).toThrow(/^The build was given a bad VITE_SITE_URL, ".*See \.env\.example\.$/)
})
