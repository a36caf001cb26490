import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Served } from '../../tools/serveBuild.ts'

/**
 * Serves pages of somebody else's, by path, at an origin of their own.
 * @param unframed those that no page may frame
 */
export async function servePages(
  pages: Readonly<Record<string, string>>,
  unframed: readonly string[] = [],
): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const html = pages[pathname]
    const headers = { 'Content-Type': 'text/html', ...(unframed.includes(pathname) && { 'X-Frame-Options': 'DENY' }) }
    response.writeHead(html === undefined ? 404 : 200, headers).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
