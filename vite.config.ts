import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { CONTENT_SECURITY_POLICY } from './tools/csp.ts'
import { oneNoble } from './tools/oneNoble.ts'

/** Writes the policy into the built page alone: Vite's dev server needs inline styles. */
const cspMeta: Plugin = {
  name: 'csp-meta',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  base: './',
  plugins: [react(), cspMeta],
  // wouter brings a shim for a hook that React has had since 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  worker: { format: 'es', plugins: () => [oneNoble] },
  server: { headers: { 'Access-Control-Allow-Origin': '*' } },
  preview: { headers: { 'Access-Control-Allow-Origin': '*' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/contract/**', 'test/demo/**', 'test/browser/**'],
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'chain',
          include: ['test/contract/**/*.test.ts', 'test/demo/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
