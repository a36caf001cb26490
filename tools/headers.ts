import { FRAME_ANCESTORS } from './csp.ts'

/** The response headers for each path, in the `_headers` format of several static hosts. */
export const headersFile = (policy: string): string => `/*
  Content-Security-Policy: ${policy}; ${FRAME_ANCESTORS}
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups

/manifest.json
  Access-Control-Allow-Origin: *

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/** The headers that a `_headers` file sets on every path, by name. */
export function commonHeaders(file: string): Record<string, string> {
  const [block = ''] = file.replace('/*\n', '').split('\n\n')
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    }),
  )
}
