import { expect, test } from 'vitest'
import { contentSecurityPolicy, FRAME_ANCESTORS } from '../tools/csp.ts'
import { commonHeaders, headersFile } from '../tools/headers.ts'
import { inlineOf } from '../tools/policy.ts'
import { buildSampleApp } from '../tools/sampleApp.ts'

const policy = contentSecurityPolicy()
const headers = headersFile(policy)

test('[W6] the host sends the page’s policy, and who may frame it', () => {
  expect(commonHeaders(headers)['Content-Security-Policy']).toBe(`${policy}; ${FRAME_ANCESTORS}`)
  expect(Object.keys(commonHeaders(headers))).toHaveLength(5)
})

test('[W6] the policy allows no foreign script, no code from text, no form submission and no tracker', () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*(?!;|$| )(?!:)|blob:|img-src[^;]*https?:/)
})

test('[W6] inline code is allowed by the hash of its text, as a shell computes it', () => {
  // printf 'let a = 1' | openssl dgst -sha256 -binary | base64
  const html = '<style>p{color:red}</style><script type="module" src="./a.js"></script><script>let a = 1</script>'
  const { scripts, styles } = inlineOf(html)
  expect(scripts).toEqual(["'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"])
  expect(styles).toEqual(["'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"])
  expect(contentSecurityPolicy({ scripts, styles })).toContain(
    `script-src 'self' ${scripts[0]}; style-src 'self' ${styles[0]};`,
  )
})

test('[S1.3] a multisig host may frame the page and read its manifest', () => {
  expect(FRAME_ANCESTORS).toContain('https://app.safe.global')
  expect(headers).toMatch(/^\/manifest\.json\n {2}Access-Control-Allow-Origin: \*$/m)
  expect(headers).not.toMatch(/X-Frame-Options/i)
})

test('[W6] apps are framed from https or from this machine, and from nowhere else', () => {
  expect(policy).toContain("frame-src 'self' https: http://127.0.0.1:* http://localhost:*;")
})

test('[W6] the sample app is one file that runs only its own code, and can contact nobody', async () => {
  const html = await buildSampleApp()
  const { scripts, styles } = inlineOf(html)
  expect([scripts.length, styles.length]).toEqual([1, 1])
  const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(own).toMatch(/^default-src 'none';/)
  expect(own).toContain(`script-src ${scripts[0]}; style-src ${styles[0]};`)
  expect(own).not.toMatch(/unsafe|'self'|https?:|-src \*/)
  expect(html).not.toMatch(/<(script|link|img)[^>]* (src|href)=/)
})
