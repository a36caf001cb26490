import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const EMPTY_ROOT = '<div id="root"></div>'

/** Renders the home page as on a first visit, in English, and the connect dialog. */
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
    return `<div id="root">${await text(await draw())}</div>${prerenderDialog()}`
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Preloads home's code with the shell's, which would request it only once it runs. */
const preload = (html: string, files: readonly string[]): string =>
  html.replace(
    '</head>',
    () => `${files.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`).join('')}</head>`,
  )

/** Removes whitespace between elements; not in scripts and styles, which the policy allows by their hashes. */
const pack = (html: string): string =>
  html.replace(/(<(script|style)\b[^>]*>[\s\S]*?<\/\2>)|\s*\n\s*(?=<)/g, (_, kept?: string) => kept ?? '')

/** Writes the shell and the home page into the built `index.html`, so that the first paint waits for no script. */
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
      async handler(html, { bundle = {} }) {
        if (!html.includes(EMPTY_ROOT)) return html
        const home = Object.values(bundle).filter(({ name }) => name === 'home')
        const drawn = await prerenderHome(config)
        return preload(
          pack(html),
          home.map(({ fileName }) => fileName),
        ).replace(EMPTY_ROOT, () => drawn)
      },
    },
  }
}
