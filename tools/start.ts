import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** Builds the page, serves it, and says where the demo is: its chain runs in the page itself. Ends with Ctrl+C. */

const root = fileURLToPath(new URL('..', import.meta.url))

console.log('Building the page…')
await build({ root, logLevel: 'error' })
const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1' } })
const [page] = server.resolvedUrls?.local ?? []
console.log(`\n  Open ${page}#/demo\n\n  Everything in it is made up and stays in your browser. Ctrl+C ends this.\n`)
