import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { FRAME_ANCESTORS } from './csp.ts'
import { commonHeaders } from './headers.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}

export type Served = { url: string; close: () => Promise<void> }

type ServeOptions = {
  folder?: string
  framing?: string | null
  fault?: (path: string) => 'missing' | 'silence' | undefined
}

const packed = new Map<string, { written: number; content: Buffer }>()

/** A file, compressed once until it is rewritten. */
function pack(file: string): Buffer {
  const written = statSync(file).mtimeMs
  const known = packed.get(file)
  if (known?.written === written) return known.content
  const content = gzipSync(readFileSync(file))
  packed.set(file, { written, content })
  return content
}

/**
 * Serves the built page below a path, as an IPFS gateway or a CDN would, with the headers of its `_headers`.
 * @param base begins and ends with a slash
 * @param folder what is served; the built page when left out
 * @param framing who may frame it; null is a host that sends no headers, as many gateways
 * @param fault the fault to inject for a path, evaluated for each request: missing, or never answered
 */
export async function serveBuild(
  base = '/',
  { folder = dist, framing = FRAME_ANCESTORS, fault }: ServeOptions = {},
): Promise<Served> {
  const sent = framing === null ? {} : commonHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const policy = sent['Content-Security-Policy']?.replace(FRAME_ANCESTORS, framing ?? '')
  const server: Server = createServer((request, response): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) return void response.writeHead(404).end()
    const path = normalize(pathname.slice(base.length - 1))
    const wrong = fault?.(path)
    if (wrong === 'silence') return
    if (wrong === 'missing') return void response.writeHead(404).end()
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end()
    const isPacked = extname(file) in TYPES && extname(file) !== '.woff2'
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
      ...sent,
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    })
    response.end(isPacked ? pack(file) : readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections() // a browser preconnects, and close() would wait for these
      }),
  }
}
