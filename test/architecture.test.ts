import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A file under `src/`, by its path from there. */
type File = { path: string; text: string }
type Import = { from: string; to: string; kind: 'value' | 'type' | 'lazy' }

type Layer = 'frame' | 'leaf' | (string & {})
type Rule = { may: readonly Layer[]; types?: readonly Layer[]; packages?: 'none' | 'noReact' }

/** `frame` is App and what it alone is made of, main and drawHome; `leaf` every other file at the root of `src/`; the rest are folders. */
const RULES: Record<string, Rule> = {
  frame: { may: ['frame', 'pages', 'modals', 'state', 'ui', 'words', 'leaf'] },
  pages: { may: ['modals', 'state', 'safe', 'contract', 'wallets', 'ui', 'words', 'typed', 'leaf'] },
  modals: { may: ['modals', 'state', 'wallets', 'ui', 'words', 'leaf'], types: ['safe'] },
  demo: { may: ['demo', 'state', 'connectors', 'safe', 'contract', 'ui', 'words', 'leaf'] },
  state: { may: ['state', 'connectors', 'safe', 'wallets', 'contract', 'leaf'] },
  connectors: { may: ['connectors', 'leaf'], packages: 'noReact' },
  safe: { may: ['safe', 'contract', 'leaf'], packages: 'noReact' },
  ui: { may: ['ui', 'words', 'typed', 'leaf'] },
  wallets: { may: ['wallets', 'leaf'], types: ['connectors'], packages: 'none' },
  typed: { may: ['typed', 'leaf'], packages: 'none' },
  words: { may: ['words', 'leaf'], packages: 'none' },
  contract: { may: [], packages: 'none' },
  leaf: { may: ['leaf'], packages: 'noReact' },
}

/** Pieces that pages share; everything else at the top of `pages/` is a page, and stands alone. */
const SHARED_BY_PAGES = [
  'pages/AddressField.tsx',
  'pages/SafeField.tsx',
  'pages/readAddress.ts',
  'pages/TryDemo.tsx',
  'pages/Plain.tsx',
  'pages/TransactionState.tsx',
  'pages/WatchNft.tsx',
  'pages/Trial.tsx',
  'pages/WriteProgress.tsx',
]

const MOST_FILES = 25
const MOST_LINES = 250
/** A list that grows with the product isn't a file that does too much. */
const CATALOGUES = [/\.generated\.ts$/, /^words\//, /^errors\.ts$/]

const layerOf = (path: string): Layer =>
  path.includes('/')
    ? path.slice(0, path.indexOf('/'))
    : /^(App|Header|Footer|ConnectButton|WalletLayer|ToastLayer|main|drawHome)\.tsx$/.test(path)
      ? 'frame'
      : 'leaf'

const IMPORT = /\b(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

function importsOf({ path, text }: File): Import[] {
  return [...text.matchAll(IMPORT)].map(([, , type, named, lazy]) => {
    const target = named ?? lazy ?? ''
    const to = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
    return {
      from: path,
      to: target.startsWith('.') ? to : `npm:${target}`,
      kind: lazy ? 'lazy' : type ? 'type' : 'value',
    }
  })
}

function whatIsWrongWith({ from, to, kind }: Import): string | undefined {
  const [layer, target] = [layerOf(from), layerOf(to)]
  const rule = RULES[layer]
  if (!rule) return `${from} is in a folder without a rule.`
  const forbidden = `${from} must not import ${to}.`
  if (to.startsWith('npm:')) {
    const isReact = /^npm:(react|react-dom|zustand|wouter|@tanstack)\b/.test(to)
    if (kind === 'type' || !rule.packages) return undefined
    return rule.packages === 'none' || isReact ? forbidden : undefined
  }
  if (to.startsWith('..')) return to === '../NOTICE?raw' ? undefined : forbidden
  // which language is spoken is a choice that is kept; what is said in it is not the stores' business
  if (layer === 'state' && ['words/languages.ts', 'words/room.ts'].includes(to)) return undefined
  if (target === 'demo' && layer !== 'demo') {
    const isListOfSamples = from === 'pages/Demo.tsx' && to === 'demo/samples.ts'
    return kind === 'lazy' || isListOfSamples ? undefined : `${from} must reach ${to} by import() alone.`
  }
  if (layer === 'pages' && target === 'pages') {
    const isShared = SHARED_BY_PAGES.includes(to) || to.endsWith('.css')
    const folder = posix.dirname(to)
    const isOwnFolder = folder !== 'pages' && (posix.dirname(from) === folder || posix.dirname(from) === 'pages')
    return isShared || isOwnFolder ? undefined : forbidden
  }
  const isAllowed = rule.may.includes(target) || (kind === 'type' && rule.types?.includes(target))
  return isAllowed ? undefined : forbidden
}

/** What the files break of the house's rules, a sentence each. */
function check(files: readonly File[]): string[] {
  const wrong = files.flatMap(importsOf).map(whatIsWrongWith)
  const barrels = files.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path)).map(({ path }) => `${path} is a barrel.`)
  const long = files
    .filter(({ path }) => !CATALOGUES.some((pattern) => pattern.test(path)))
    .filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES)
    .map(({ path }) => `${path} has more than ${MOST_LINES} lines.`)
  const folders = files.map(({ path }) => posix.dirname(path))
  const full = [...new Set(folders)]
    .filter((folder) => folders.filter((other) => other === folder).length > MOST_FILES)
    .map((folder) => `${folder} is too full.`)
  return [...wrong, ...barrels, ...long, ...full].filter((sentence) => sentence !== undefined)
}

const ours = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path): File => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

test('[W5] imports point one way, and every file is of a size to be read', () => {
  expect(ours.flatMap(importsOf).length).toBeGreaterThan(300)
  expect(check(ours)).toEqual([])
})

test("[S1.3] nothing is asked by the browser's own boxes, which a Safe's frame swallows", () => {
  const asks = (text: string) =>
    [...text.matchAll(/(?<![\w.'])((?:window|globalThis|self)\.)?(alert|confirm|prompt)\(/g)].some(
      // a function of that name is a file's own
      ([, owner, name]) => owner || !new RegExp(`(const|function|async) ${name}\\b`).test(text),
    )
  expect(ours.filter(({ text }) => asks(text)).map(({ path }) => path)).toEqual([])
  expect(asks("if (confirm('Sure?')) leave()")).toBe(true)
  expect(asks("window.alert('Done')")).toBe(true)
})

describe('the checker itself', () => {
  test.each([
    ['ui/Button.tsx', "import { connection } from '../state/connection.ts'"],
    ['ui/Button.tsx', "import { readSafe } from '../safe/readSafe.ts'"],
    ['connectors/injected.ts', "import { useState } from 'react'"],
    ['connectors/injected.ts', "import { readSafe } from '../safe/readSafe.ts'"],
    ['connectors/injected.ts', "export { connection } from '../state/connection.ts'"],
    ['safe/readSafe.ts', "import { createStore } from 'zustand/vanilla'"],
    ['safe/readSafe.ts', "import type { Connector } from '../connectors/connector.ts'"],
    ['state/connection.ts', "import { words } from '../words/en.ts'"],
    ['state/connection.ts', "const lazy = () => import('../ui/Button.tsx')"],
    ['modals/ConnectDialog.tsx', "import { Home } from '../pages/Home.tsx'"],
    ['modals/ConnectDialog.tsx', "import {\n  a,\n  b,\n} from '../safe/readSafe.ts'"],
    ['pages/Home.tsx', "import { Wrap } from './Wrap.tsx'"],
    ['pages/Home.tsx', "import '../App.tsx'"],
    ['pages/wrap/WrapSafe.tsx', "import { WalletPage } from '../wallet/WalletPage.tsx'"],
    ['pages/wrap/WrapSafe.tsx', "import { Home } from '../Home.tsx'"],
    ['pages/Home.tsx', "import { samples } from '../demo/samples.ts'"],
    ['pages/Demo.tsx', "import { DemoLayer } from '../demo/DemoLayer.tsx'"],
    ['App.tsx', "import DemoLayer from './demo/DemoLayer.tsx'"],
    ['wallets/wallets.ts', "import { createInjectedConnector } from '../connectors/injected.ts'"],
    ['words/en.ts', "import { connection } from '../state/connection.ts'"],
    ['address.ts', "import { App } from './App.tsx'"],
    ['address.ts', "import { words } from './words/en.ts'"],
    ['address.ts', "import { createTestWallet } from './wallets/testWallet.ts'"],
    ['utils/strings.ts', "import { toAddress } from '../address.ts'"],
  ])('[W5] reports %s: %s', (path, text) => {
    expect(check([{ path, text }])).toEqual([expect.stringContaining(path)])
  })

  test.each([
    ['App.tsx', "const DemoLayer = lazy(() => import('./demo/DemoLayer.tsx'))"],
    ['pages/Demo.tsx', "import { samples } from '../demo/samples.ts'"],
    ['pages/Wrap.tsx', "import { WrapSafe } from './wrap/WrapSafe.tsx'"],
    ['pages/wrap/WrapSafe.tsx', "import { WriteProgress } from '../WriteProgress.tsx'"],
    ['wallets/wallets.ts', "import type { Connector } from '../connectors/connector.ts'"],
    ['ui/Button.tsx', "import styles from './Button.module.css'\nimport type { ReactNode } from 'react'"],
    ['state/connection.ts', "import { useStore } from 'zustand'\nimport { CHAINS } from '../chains.ts'"],
  ])('[W5] accepts %s: %s', (path, text) => {
    expect(check([{ path, text }])).toEqual([])
  })

  const lines = (count: number) => 'x\n'.repeat(count)
  test.each<[string, File[], string[]]>([
    ['a barrel', [{ path: 'ui/index.ts', text: '' }], ['ui/index.ts is a barrel.']],
    ['a long file', [{ path: 'ui/Long.tsx', text: lines(251) }], ['ui/Long.tsx has more than 250 lines.']],
    ['no catalogue', [{ path: 'words/en.ts', text: lines(900) }], []],
    [
      'a full folder',
      Array.from({ length: 26 }, (_, index) => ({ path: `ui/${index}.tsx`, text: '' })),
      ['ui is too full.'],
    ],
  ])('[W5] reports %s', (_, files, sentences) => {
    expect(check(files)).toEqual(sentences)
  })
})
