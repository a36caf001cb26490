import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/

/** Replaces Vite's own loader, whichever folder is built. */
const LOADER = join(import.meta.dirname, 'loadChunk.ts')

/** The chunks whose styles are inlined: the shell's, then home's. */
const INLINE = ['shell', 'home']

/**
 * Inlines the styles of the shell and of home, so that the first paint waits for no request. All others load with the code
 * that needs them, by `tools/loadChunk.ts`, which replaces Vite's own loader: that one doesn't retry a failed style sheet,
 * and would show the page unstyled at the next attempt.
 */
export function inlineStyles(): Plugin {
  let sheet = ''
  const take = (bundle: Rolldown.OutputBundle, name: string): string => {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
    const files = [...((chunk as Rolldown.OutputChunk | undefined)?.viteMetadata?.importedCss ?? [])]
    return files
      .map((file) => {
        const asset = bundle[file] as Rolldown.OutputAsset
        delete bundle[file]
        ;(chunk as Rolldown.OutputChunk).viteMetadata?.importedCss.delete(file)
        // relative to the page instead of the sheet
        return String(asset.source).trim().replaceAll('url(./', 'url(./assets/')
      })
      .join('')
  }
  return {
    name: 'inline-styles',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADER)}`, map: null }),
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        sheet = INLINE.map((name) => take(bundle, name)).join('')
      },
    },
    transformIndexHtml: {
      order: 'post',
      // without Vite's marker at the end of each sheet
      handler: (html) =>
        sheet
          ? html.replace('</head>', () => `<style>${sheet.replace(/\n?\/\*\$vite\$:\d+\*\//g, '')}</style></head>`)
          : html,
    },
  }
}
