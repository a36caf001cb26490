import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/

/** Vite's own loader is replaced by it, whichever folder is built. */
const LOADER = join(import.meta.dirname, 'loadChunk.ts')

/** Whose styles stand in the page: the frame's, and home's after them. */
const INLINE = ['frame', 'home']

/**
 * Puts the sheet of the frame and of home inline, so that the first paint waits for no request. All other styles come with
 * the code that needs them, by `tools/loadChunk.ts`, which takes the place of Vite's own loader: that one forgets that a sheet
 * has failed, and would show the page undressed at the next try.
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
        // beside the sheet, and so below the page
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
      handler: (html) => (sheet ? html.replace('</head>', () => `  <style>${sheet}</style>\n  </head>`) : html),
    },
  }
}
