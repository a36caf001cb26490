import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { contentSecurityPolicy, type Inline } from './csp.ts'
import { headersFile } from './headers.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (html: string, element: RegExp): string[] => [...html.matchAll(element)].map(([, text = '']) => text)

/** The hashes of a page's inline scripts or styles, in the policy's format. */
export const inlineOf = (html: string): Required<Inline> => ({
  scripts: contentsOf(html, /<script>([\s\S]*?)<\/script>/g).map(hashOf),
  styles: contentsOf(html, /<style>([\s\S]*?)<\/style>/g).map(hashOf),
})

/** A page with its policy in it, before anything that the policy governs. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )

/** Whether a page has a stricter policy of its own. */
const hasPolicy = (html: string): boolean => html.includes('http-equiv="Content-Security-Policy"')

/**
 * Writes the policy into the built page, for hosts that send no headers, and into `_headers`, for those that do: there
 * it is one for all files, with what is inline in any of them. Not in development: Vite's dev server has inline styles
 * of its own.
 */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const pages = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.html'))
      const inline = { scripts: [] as string[], styles: [] as string[] }
      for (const page of pages as Rolldown.OutputAsset[]) {
        const html = String(page.source)
        const { scripts, styles } = inlineOf(html)
        inline.scripts.push(...scripts)
        inline.styles.push(...styles)
        if (!hasPolicy(html)) page.source = withPolicy(html, contentSecurityPolicy({ scripts, styles }))
      }
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(contentSecurityPolicy(inline)) })
    },
  },
})
