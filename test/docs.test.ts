import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAS_FIGURES, SALE_GAS_FIGURES } from '../src/lib/gasFigures.ts'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/contract.md',
  'docs/mutants.md',
  'docs/audit.md',
  'docs/lending.md',
]

const textsBelow = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? textsBelow(path) : readFileSync(path, 'utf8')
    })
    .join('\n')

describe.each(PAGES.filter((page) => existsSync(page)))('%s', (page) => {
  const text = readFileSync(page, 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')

  test('[W2] links lead to existing files', () => {
    for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
      expect(existsSync(posix.join(posix.dirname(page), link)), link).toBe(true)
  })

  test('[W2] files and folders that are named exist', () => {
    const paths = quoted.filter((path) => /^(src|test|tools|contracts|public|docs)\/[\w./-]+$/.test(path))
    for (const path of paths) expect(existsSync(path), path).toBe(true)
  })

  test('[W2] commands that are named exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts, name).toHaveProperty([name])
  })

  test('[W2] tests that are named as proof exist', () => {
    const tests = textsBelow('contracts/test')
    const names = quoted.filter((name) => /^(test|testFuzz|invariant)_\w+$/.test(name))
    for (const name of names) expect(tests, name).toContain(`function ${name}(`)
  })
})

/** The name of each act in docs/contract.md. */
const GAS_ROWS: Record<keyof typeof GAS_FIGURES | keyof typeof SALE_GAS_FIGURES, string> = {
  plain: 'plain Safe transaction, 1 ETH, for comparison',
  wrap: '`wrap`',
  seal: '`seal`',
  executeFirst: '`execute`, 1 ETH, the first',
  execute: '`execute`, 1 ETH, from then on',
  unwrap: '`unwrap`',
  buy: '`AsSeen.buy`, for ETH',
  buyInCoin: '`AsSeen.buy`, for an ERC-20',
}

test('[W2] the gas figures in docs/contract.md are those of the page and its tests, within one percent', () => {
  const text = readFileSync('docs/contract.md', 'utf8')
  for (const [name, said] of Object.entries({ ...GAS_FIGURES, ...SALE_GAS_FIGURES })) {
    const label = GAS_ROWS[name as keyof typeof GAS_ROWS]
    const row = text.split('\n').find((line) => line.startsWith(`| ${label} `) && /\| +[\d,]+ +\|$/.test(line))
    const gas = Number(row?.split('|')[2]?.replaceAll(',', ''))
    expect(Math.abs(gas - said) / said, name).toBeLessThan(0.01)
  }
})

test('[W2] the diagram exists, and is small', () => {
  expect(statSync('docs/contract.svg').size).toBeLessThan(10_000)
})
