import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const EMPTY_ROOT = '<div id="root"></div>'

/** Draws the home page as a browser would find it on a first visit, in English, and the connect dialog beside it. */
async function prerenderHome({ root, define = {}, resolve, plugins, css }: ResolvedConfig): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'wrapped-safe-prerender-'))
  try {
    await build({
      configFile: false,
      root,
      base: './',
      logLevel: 'error',
      plugins: plugins.filter(({ name }) => name.startsWith('vite:react')),
      define,
      resolve: { alias: resolve.alias },
      css: { modules: css.modules ?? {} },
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerenderHome.tsx', outDir, assetsInlineLimit: 0, minify: false, copyPublicDir: false },
    })
    const { prerenderDialog, prerenderHome: draw } = await import(pathToFileURL(join(outDir, 'prerenderHome.js')).href)
    return `<div id="root">${await text(await draw())}</div>\n    ${prerenderDialog()}`
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * Has everything asked for at once: the sheet and the theme, which the first paint waits for, before the modules, and these
 * before the theme is run, since behind a script that runs they are asked for only once it has come.
 */
function askAtOnce(html: string): string {
  const [sheet = ''] = html.match(/\n *<link rel="stylesheet"[^>]*>/) ?? []
  const modules = html.match(/\n *<script type="module"[^>]*><\/script>/g) ?? []
  const rest = [sheet, ...modules].reduce((text, tag) => text.replace(tag, ''), html)
  return rest.replace(
    /(\n *)<script src="([^"]+)"/,
    (theme, indent, path) =>
      `${indent}<link rel="preload" as="script" href="${path}" />${sheet}${modules.join('')}${theme}`,
  )
}

/** Writes the frame and the home page into the built `index.html`, so that the first paint waits for no script. */
export const prerender = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(EMPTY_ROOT)) return html
        return askAtOnce(html).replace(EMPTY_ROOT, await prerenderHome(config))
      },
    },
  }
}
