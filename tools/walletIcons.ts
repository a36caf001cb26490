import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { WALLET_RECORDS, type WalletRecord } from '../src/wallets/walletRecords.ts'

type IconSet = { width?: number; height?: number; icons: Record<string, { body: string; width?: number } | undefined> }

const AccentColour = z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i))

/**
 * Draws the first letter of a name in white.
 * @param accent the background, in hex: it goes into a file unescaped, so nothing else is allowed (S5.5)
 * @throws when it is anything else
 */
export function drawLetter(name: string, accent: string): string {
  const ground = AccentColour.safeParse(accent)
  if (!ground.success) throw new Error(`The accent colour of ${name} must be a hex value, like #1d4ed8: ${accent}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${ground.data}" d="M0 0h24v24H0z"/><text x="12" y="17" fill="#fff" font-family="system-ui,sans-serif" font-size="14" font-weight="600" text-anchor="middle">${[...name][0]}</text></svg>`
}

/**
 * Draws the icons of the wallets in our list, each on its own background, so that it works in both themes.
 * @returns each with the name of its file
 */
export function drawWalletIcons(wallets: readonly WalletRecord[] = WALLET_RECORDS): { name: string; svg: string }[] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/token-branded/icons.json')
  const set: IconSet = JSON.parse(readFileSync(file, 'utf8'))
  return wallets.flatMap(({ name: wallet, icon, accent }) => {
    if (!icon) return []
    const name = `${icon}.svg`
    if (accent !== undefined) return [{ name, svg: drawLetter(wallet, accent) }]
    const drawn = set.icons[`${icon}-background`]
    if (!drawn) throw new Error(`The icon set has no ${icon}.`)
    const size = set.height ?? 24
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.width ?? size} ${size}">${drawn.body}</svg>`
    return [{ name, svg }]
  })
}

/** Their folder, named by a hash of the content, so that they can be cached for good. */
function folderOf(icons: readonly { svg: string }[]): string {
  const hash = createHash('sha256')
  for (const { svg } of icons) hash.update(svg)
  return `assets/wallets-${hash.digest('hex').slice(0, 8)}/`
}

/** Emits the icons as files, so that each is fetched when its row is visible, and only as an image. */
export function walletIcons(): Plugin {
  const icons = drawWalletIcons()
  const folder = folderOf(icons)
  return {
    name: 'wallet-icons',
    config: () => ({ define: { 'import.meta.env.VITE_WALLET_ICONS': JSON.stringify(folder) } }),
    generateBundle() {
      for (const { name, svg } of icons) this.emitFile({ type: 'asset', fileName: folder + name, source: svg })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const drawn = icons.find(({ name }) => request.url?.endsWith(folder + name))
        if (!drawn) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawn.svg)
      })
    },
  }
}
