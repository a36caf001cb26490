import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { DEMO_CHAIN_ID } from '../src/chains.ts'
import { buildWorld } from '../src/demo/world.ts'
import { startAnvil } from './anvil.ts'

/** Builds the page, puts the sample world on a chain of its own, serves both, and says where. Ends with Ctrl+C. */

const root = fileURLToPath(new URL('..', import.meta.url))

console.log('Building the page…')
await build({ root, logLevel: 'error' })

console.log('Putting sample Safes on a chain on this computer…')
const anvil = await startAnvil({ chainId: DEMO_CHAIN_ID })
await buildWorld(anvil.provider)

const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1' } })
const [page] = server.resolvedUrls?.local ?? []
const link = `${page}#/demo?rpc=${encodeURIComponent(anvil.url)}`

console.log(`\n  Open ${link}\n\n  Everything in it is made up and ends with this command (Ctrl+C).\n`)
