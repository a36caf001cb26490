import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin } from 'vite'
import config from '../../vite.config.ts'

const LIST = 'export const CHAINS: readonly Chain[] = ['
const MORE = `...Array.from({ length: 54 }, (_, index) => ({
  id: 900_000 + index,
  name: index === 0 ? 'A network whose name takes all the room that there is, and some' : 'Network ' + index,
  prefix: 'net' + index,
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  defaultRpc: 'https://rpc.example/' + index,
})),`

const manyChains: Plugin = {
  name: 'many-chains',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/lib/chains.ts')) return undefined
    if (!code.includes(LIST)) throw new Error('The list of chains is not where it was.')
    return code.replace(LIST, `${LIST}${MORE}`)
  },
}

/** The shipped page with sixty chains instead of six. */
export default mergeConfig(config, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [manyChains],
  logLevel: 'error',
})
