import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { contentSecurityPolicy, type Inline } from './csp.ts'
import { headersFile } from './headers.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (html: string, element: RegExp): string[] => [...html.matchAll(element)].map(([, text = '']) => text)

/** The hashes of a page's inline scripts or styles, in the policy's format. */
export const inlineOf = (html: string): Required<Inline> => ({
  scripts: contentsOf(html, /<script>([\s\S]*?)<\/script>/g).map(hashOf),
  styles: contentsOf(html, /<style>([\s\S]*?)<\/style>/g).map(hashOf),
})

/**
 * Writes the policy into the built page, for hosts that send no headers, and into `_headers`, for those that do. Not in
 * development: Vite's dev server has inline styles of its own.
 */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
        const html = String(file.source)
        const policy = contentSecurityPolicy(inlineOf(html))
        // before anything that it speaks of
        file.source = html.replace(
          /<meta charset="utf-8" ?\/?>/,
          (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy) })
      }
    },
  },
})
