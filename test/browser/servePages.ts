import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Served } from '../../tools/serve.ts'

/** Serves pages of somebody else's, by path, at an origin of their own. */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const html = pages[new URL(request.url ?? '/', 'http://localhost').pathname]
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(html)
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
