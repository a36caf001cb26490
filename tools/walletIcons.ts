import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { WALLETS } from '../src/wallets/wallets.ts'

type IconSet = { width?: number; height?: number; icons: Record<string, { body: string; width?: number } | undefined> }

/** Draws the pictures of the wallets in our list, each on a ground of its own, so that it stands in both themes. */
export function drawWalletIcons(): { path: string; svg: string }[] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/token-branded/icons.json')
  const set: IconSet = JSON.parse(readFileSync(file, 'utf8'))
  return WALLETS.flatMap(({ icon }) => {
    if (!icon) return []
    const drawn = set.icons[`${icon}-background`]
    if (!drawn) throw new Error(`The icon set has no ${icon}.`)
    const size = set.height ?? 24
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.width ?? size} ${size}">${drawn.body}</svg>`
    return [{ path: `icons/wallets/${icon}.svg`, svg }]
  })
}

/** Puts the pictures beside the page as files, so that each is fetched when its row is seen, and by an image alone. */
export const walletIcons = (): Plugin => ({
  name: 'wallet-icons',
  generateBundle() {
    for (const { path, svg } of drawWalletIcons()) this.emitFile({ type: 'asset', fileName: path, source: svg })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const drawn = request.url?.includes('/icons/wallets/')
        ? drawWalletIcons().find(({ path }) => request.url?.endsWith(path))
        : undefined
      if (!drawn) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(drawn.svg)
    })
  },
})
