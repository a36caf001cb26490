import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** A file by its path from its root folder, `src/` in most checks. */
type File = { path: string; text: string }
type Import = { from: string; to: string; kind: 'value' | 'type' | 'lazy' }

type Layer = string
type Rule = { may: readonly Layer[]; types?: readonly Layer[]; packages?: 'none' | 'noReact' }

/** By folder; main.tsx, the one file beside them, is `app`'s. */
const RULES: Record<Layer, Rule> = {
  app: { may: ['app', 'pages', 'modals', 'state', 'ui', 'words', 'lib'] },
  pages: { may: ['modals', 'state', 'apps', 'safe', 'contract', 'wallets', 'ui', 'words', 'lib'] },
  modals: { may: ['modals', 'state', 'wallets', 'ui', 'words', 'lib'], types: ['safe'] },
  demo: { may: ['demo', 'state', 'connectors', 'safe', 'contract', 'ui', 'words', 'lib'] },
  state: { may: ['state', 'apps', 'connectors', 'safe', 'wallets', 'contract', 'lib'] },
  apps: { may: ['apps', 'connectors', 'safe', 'lib'], packages: 'noReact' },
  connectors: { may: ['connectors', 'lib'], packages: 'noReact' },
  safe: { may: ['safe', 'contract', 'lib'], packages: 'noReact' },
  ui: { may: ['ui', 'words', 'lib'] },
  wallets: { may: ['wallets', 'lib'], types: ['connectors'], packages: 'none' },
  words: { may: ['words', 'lib'], packages: 'none' },
  contract: { may: [], packages: 'none' },
  lib: { may: ['lib'], packages: 'noReact' },
}

/** Pieces that pages share. A page has a folder of its own, which may have subfolders. */
const PARTS = 'pages/parts'

const MOST_FILES = 25
const MOST_LINES = 250
const MOST_LINES_OF_FUNCTION = 140
/** A list that grows with the product isn't a file that does too much. */
const CATALOGUES = [/\.generated\.ts$/, /^words\//, /^errors\.ts$/]

const layerOf = (path: string): Layer => (path === 'main.tsx' ? 'app' : path.slice(0, Math.max(0, path.indexOf('/'))))

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
  // the chosen language is a setting; its messages aren't the stores' business
  if (layer === 'state' && ['words/languages.ts', 'words/defineMessages.ts'].includes(to)) return undefined
  if (target === 'demo' && layer !== 'demo') {
    const isListOfSamples = from === 'pages/demo/Demo.tsx' && to === 'demo/samples.ts'
    return kind === 'lazy' || isListOfSamples ? undefined : `${from} must reach ${to} by import() alone.`
  }
  if (layer === 'pages' && target === 'pages') {
    const pageOf = (path: string) => path.split('/').slice(0, 2).join('/')
    return [PARTS, pageOf(from)].includes(pageOf(to)) ? undefined : forbidden
  }
  const isAllowed = rule.may.includes(target) || (kind === 'type' && rule.types?.includes(target))
  return isAllowed ? undefined : forbidden
}

/** A node of a syntax tree, with its place in the text. */
type SyntaxNode = { type: string; start: number; end: number; body?: unknown; id?: { name?: string } | null }

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The functions of a file, those inside others too, with how many lines each one has. */
function functionsOf({ path, text }: File): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isSyntaxNode(value)) return
    if (/Function/.test(value.type) && value.body) {
      const lines = text.slice(value.start, value.end).split('\n').length
      found.push({ name: value.id?.name ?? 'a function without a name', lines })
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}

const longFunctionsOf = (file: File): string[] =>
  functionsOf(file)
    .filter(({ lines }) => lines > MOST_LINES_OF_FUNCTION)
    .map(({ name }) => `${name} in ${file.path} has more than ${MOST_LINES_OF_FUNCTION} lines.`)

/** The project's rules that the files break, a sentence each. */
function check(files: readonly File[]): string[] {
  const wrong = files.flatMap(importsOf).map(whatIsWrongWith)
  const barrels = files.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path)).map(({ path }) => `${path} is a barrel.`)
  const long = files
    .filter(({ path }) => !CATALOGUES.some((pattern) => pattern.test(path)))
    .filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES)
    .map(({ path }) => `${path} has more than ${MOST_LINES} lines.`)
  const folders = files.map(({ path }) => posix.dirname(path))
  // a language has a file for each set of messages
  const full = [...new Set(folders)]
    .filter((folder) => !/^words\/[a-z]{2}$/.test(folder))
    .filter((folder) => folders.filter((other) => other === folder).length > MOST_FILES)
    .map((folder) => `${folder} is too full.`)
  return [...wrong, ...barrels, ...long, ...full].filter((sentence) => sentence !== undefined)
}

const filesBelow = (folder: string): File[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }))

const ours = filesBelow('src')

test('[W5] imports point one way, and no file or folder is too large', () => {
  expect(ours.flatMap(importsOf).length).toBeGreaterThan(300)
  expect(check(ours)).toEqual([])
})

test(`[W5] no function is longer than ${MOST_LINES_OF_FUNCTION} lines`, () => {
  const written = ours.filter(({ path }) => !/^words\/|\.generated\.ts$/.test(path))
  expect(written.flatMap(functionsOf).length).toBeGreaterThan(1_000)
  expect(written.flatMap(longFunctionsOf)).toEqual([])
})

/** A file whose only exported value has another name. A constant in capitals counts as written in camel case. */
function misnamedIn({ path, text }: File): string[] {
  const [value, ...others] = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
  const name = value?.[1]
  if (!name || others.length > 0 || /^export default\b/m.test(text)) return []
  const file = posix.basename(path).replace(/\..*$/, '')
  const inCamelCase = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [name, inCamelCase].includes(file) ? [] : [`${path} exports only ${name}.`]
}

test('[W5] a file with one exported value is named after it', () => {
  const written = ours.filter(({ path }) => !/^words\/|\.generated\.ts$/.test(path))
  const helpers = ['test', 'tools'].flatMap(filesBelow).filter(({ path }) => !/\.generated\.ts$/.test(path))
  expect(helpers.length).toBeGreaterThan(100)
  expect([...written, ...helpers].flatMap(misnamedIn)).toEqual([])
})

test.each<[string, string, string[]]>([
  ['lib/messages.ts', 'export type ToTab = {}\nexport const isToTab = () => true', ['isToTab']],
  ['ui/Method.tsx', 'export function method() {}', ['method']],
  ['lib/isToTab.ts', 'export type ToTab = {}\nexport const isToTab = () => true', []],
  ['lib/gasFigures.ts', 'export const GAS_FIGURES = {}', []],
  ['lib/errors.ts', 'export class OneError {}\nexport class OtherError {}', []],
  ['pages/Home.tsx', 'export const title = 1\nexport default function Home() {}', []],
])('[W5] compares the name of %s with %s', (path, text, misnamed) => {
  expect(misnamedIn({ path, text })).toEqual(misnamed.map((name) => `${path} exports only ${name}.`))
})

/** The classes that a file takes from a sheet that doesn't have them. */
function missingClassesOf({ path, text }: File, readSheet: (path: string) => string): string[] {
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(([, name = '', from = '']) => {
    const sheet = posix.join(posix.dirname(path), from)
    const defined = new Set([...readSheet(sheet).matchAll(/\.([a-z]\w*)/gi)].map(([, className]) => className))
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, className]) => className)
    return used.filter((className) => !defined.has(className)).map((className) => `${path}: ${className} in ${sheet}`)
  })
}

test('[W5] every class that a component uses is in its style sheet', () => {
  expect(ours.flatMap((file) => missingClassesOf(file, (sheet) => readFileSync(`src/${sheet}`, 'utf8')))).toEqual([])
  const text = "import styles from './A.module.css'\nconst a = [styles.here, styles.gone]"
  expect(missingClassesOf({ path: 'ui/A.tsx', text }, () => '.here {}')).toEqual(['ui/A.tsx: gone in ui/A.module.css'])
})

test("[S1.3] nothing uses alert, confirm or prompt, which a Safe's frame suppresses", () => {
  const asks = (text: string) =>
    [...text.matchAll(/(?<![\w.'])((?:window|globalThis|self)\.)?(alert|confirm|prompt)\(/g)].some(
      // a function of that name is a file's own
      ([, owner, name]) => owner || !new RegExp(`(const|function|async) ${name}\\b`).test(text),
    )
  expect(ours.filter(({ text }) => asks(text)).map(({ path }) => path)).toEqual([])
  expect(asks("if (confirm('Sure?')) leave()")).toBe(true)
  expect(asks("window.alert('Done')")).toBe(true)
})

/** Entry points, which start when imported: the script before the first paint, the page, the demo's worker and its app. */
const ENTRIES = ['app/boot.ts', 'main.tsx', 'demo/chain/worker.ts', 'demo/sampleApp/main.ts']

/** Functions that keep something running once they are called. */
const STARTS =
  /^(subscribe\w*|addEventListener|on|once|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|then|(start|follow|watch|tell|resume|run)([A-Z]\w*)?)$/

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The nodes that run when their file is imported: all but the bodies of functions. */
function* runOnImport(node: Node): Generator<Node> {
  if (/Function|MethodDefinition/.test(node.type)) return
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* runOnImport(child)
}

const calleeOf = ({ callee }: Node): string => {
  if (!isNode(callee)) return ''
  const named = isNode(callee.property) ? callee.property : isNode(callee.expression) ? callee.expression : callee
  return typeof named.name === 'string' ? named.name : ''
}

/** What a file does when it is imported, a sentence each. */
function startsOf({ path, text }: File): string[] {
  const { body } = parseSync(path, text).program as unknown as { body: Node[] }
  return body.flatMap((statement) => {
    const { source, specifiers } = statement as { source?: { value: string }; specifiers?: unknown[] }
    if (statement.type === 'ImportDeclaration')
      return specifiers?.length === 0 && !source?.value.endsWith('.css')
        ? [`${path} imports ${source?.value} to run it.`]
        : []
    const calls = [...runOnImport(statement)].filter(({ type }) => type === 'CallExpression').map(calleeOf)
    if (statement.type === 'ExpressionStatement') return [`${path} does something when it is imported.`]
    return calls.filter((name) => STARTS.test(name)).map((name) => `${path} calls ${name}() when it is imported.`)
  })
}

test('[W5] nothing starts because a file was imported', () => {
  expect(ours.filter(({ path }) => !ENTRIES.includes(path)).flatMap(startsOf)).toEqual([])
  for (const path of ENTRIES) expect(ours.filter((file) => file.path === path).flatMap(startsOf)).not.toEqual([])
})

test.each([
  "addEventListener('pagehide', write)",
  "globalThis.document?.addEventListener('visibilitychange', onView)",
  'subscribeTransactions(tell)',
  'void takeUp()',
  'const stop = connection.subscribe(look)',
  'let timer = setInterval(look, 1_000), other',
  'export const stop = followSignIn()',
  "if (typeof window !== 'undefined') window.addEventListener('focus', look)",
  "import './watchTransactions.ts'",
  'const ready = load().then(use)',
])('[W5] reports what runs on import: %s', (text) => {
  expect(startsOf({ path: 'state/new.ts', text })).toHaveLength(1)
})

test.each([
  'export const start = () => connection.subscribe(look)',
  'export function start() { setInterval(look, 1_000) }',
  'const store = createStore(() => ({ status: read() }))',
  "import './Page.css'",
  "const Page = lazy(() => import('./Page.tsx').then(use))",
])('[W5] accepts mere declarations: %s', (text) => {
  expect(startsOf({ path: 'state/new.ts', text })).toEqual([])
})

test('[W5] no screen uses the active connector: what it needs to know is in the state', () => {
  const askers = ours.filter(({ text }) => /\bactiveConnector\b/.test(text)).map(({ path }) => layerOf(path))
  expect(new Set(askers)).toEqual(new Set(['state']))
})

describe('the checker itself', () => {
  test.each([
    ['ui/Button.tsx', "import { connection } from '../state/connection/connection.ts'"],
    ['ui/Button.tsx', "import { readSafe } from '../safe/read/readSafe.ts'"],
    ['connectors/emitter.ts', "import { useState } from 'react'"],
    ['connectors/emitter.ts', "import { readSafe } from '../safe/read/readSafe.ts'"],
    ['connectors/emitter.ts', "export { connection } from '../state/connection/connection.ts'"],
    ['apps/walletConnect/appWallet.ts', "import { connection } from '../../state/connection/connection.ts'"],
    ['connectors/emitter.ts', "import { hearApps } from '../apps/walletConnect/hearApps.ts'"],
    ['safe/read/readSafe.ts', "import { createStore } from 'zustand/vanilla'"],
    ['safe/read/readSafe.ts', "import type { Connector } from '../../connectors/connector.ts'"],
    ['state/dialogs.ts', "import { words } from '../words/en/appShell.ts'"],
    ['state/dialogs.ts', "const lazy = () => import('../ui/Button.tsx')"],
    ['modals/connect/ConnectDialog.tsx', "import { Home } from '../../pages/home/Home.tsx'"],
    ['modals/connect/ConnectDialog.tsx', "import {\n  a,\n  b,\n} from '../../safe/read/readSafe.ts'"],
    ['pages/home/Home.tsx', "import { Wrap } from '../wrap/Wrap.tsx'"],
    ['pages/home/Home.tsx', "import styles from '../wrap/Wrap.module.css'"],
    ['pages/home/Home.tsx', "import '../../app/AppShell.tsx'"],
    ['pages/parts/Simulation.tsx', "import { Home } from '../home/Home.tsx'"],
    ['pages/home/Home.tsx', "import { samples } from '../../demo/samples.ts'"],
    ['pages/demo/Demo.tsx', "import { DemoLayer } from '../../demo/DemoLayer.tsx'"],
    ['app/AppShell.tsx', "import DemoLayer from '../demo/DemoLayer.tsx'"],
    ['wallets/walletRecords.ts', "import { createEmitter } from '../connectors/createEmitter.ts'"],
    ['words/en/appShell.ts', "import { connection } from '../../state/connection/connection.ts'"],
    ['lib/address.ts', "import { AppShell } from '../app/AppShell.tsx'"],
    ['lib/address.ts', "import { words } from '../words/en/appShell.ts'"],
    ['lib/address.ts', "import { createTestWallet } from '../../test/wallets/testWallet.ts'"],
    ['utils/strings.ts', "import { toAddress } from '../lib/address.ts'"],
    ['address.ts', "import { toAddress } from './lib/address.ts'"],
  ])('[W5] reports %s: %s', (path, text) => {
    expect(check([{ path, text }])).toEqual([expect.stringContaining(path)])
  })

  test.each([
    ['main.tsx', "import { AppShell } from './app/AppShell.tsx'"],
    ['app/AppShell.tsx', "const DemoLayer = lazy(() => import('../demo/DemoLayer.tsx'))"],
    ['pages/demo/Demo.tsx', "import { samples } from '../../demo/samples.ts'"],
    ['pages/wrap/Wrap.tsx', "import { WrapSafe } from './WrapSafe.tsx'"],
    ['pages/wrap/WrapSafe.tsx', "import { WriteProgress } from '../parts/WriteProgress.tsx'"],
    ['wallets/walletRecords.ts', "import type { Connector } from '../connectors/connector.ts'"],
    ['ui/Button.tsx', "import styles from './Button.module.css'\nimport type { ReactNode } from 'react'"],
    ['apps/walletConnect/appWallet.ts', "import { cleanName } from '../../connectors/parse.ts'"],
    ['state/dialogs.ts', "import { useStore } from 'zustand'\nimport { CHAINS } from '../lib/chains.ts'"],
  ])('[W5] accepts %s: %s', (path, text) => {
    expect(check([{ path, text }])).toEqual([])
  })

  test.each([
    ['declared', (body: string) => `export function make() {\n${body}}`, 'make'],
    ['assigned', (body: string) => `const make = () => {\n${body}}`, 'a function without a name'],
    ['inside another one', (body: string) => `const outer = (next = function inner() {\n${body}}) => next`, 'inner'],
  ])('[W5] reports a long function that is %s, and no shorter one', (_, write, name) => {
    const body = (lines: number) => 'x()\n'.repeat(lines - 2)
    const path = 'ui/make.ts'
    expect(longFunctionsOf({ path, text: write(body(140)) })).toEqual([])
    expect(longFunctionsOf({ path, text: write(body(141)) })).toContain(`${name} in ${path} has more than 140 lines.`)
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
