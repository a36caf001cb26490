import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFoundry } from './findFoundry.ts'

/** Prints how much of the contract its forge tests run, line by line and branch by branch, and where they don't. */

type Gap = string

type Coverage = {
  file: string
  lines: [hit: number, all: number]
  branches: [hit: number, all: number]
  gaps: Gap[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
const contracts = join(folder, 'contracts')
const report = join(folder, 'lcov.info')

/** Copies the project: for coverage, forge finds sources only under paths without `..`. */
function copyProject(): void {
  for (const name of ['src', 'test', 'solc', 'foundry.toml'])
    cpSync(join(root, 'contracts', name), join(contracts, name), { recursive: true })
  for (const place of [folder, contracts]) symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const settings = join(contracts, 'foundry.toml')
  const remapped = readFileSync(settings, 'utf8').replace('contracts/=../node_modules', 'contracts/=node_modules')
  writeFileSync(settings, remapped)
}

/** The contracts, and the examples that show what to demand of a loan and of an heir's contract; tests of them aside. */
const isMeasured = (file: string) => file.startsWith('src/') || /^test\/lending\/(?!.*\.t\.sol$)/.test(file)

/** Those files in an lcov report. */
function readReport(lcov: string): Coverage[] {
  return lcov
    .split('end_of_record')
    .map((record) => record.trim().split('\n'))
    .flatMap((rows) => {
      const file = rows.find((row) => row.startsWith('SF:'))?.slice(3)
      if (!file || !isMeasured(file)) return []
      const valuesOf = (kind: string) =>
        rows.filter((row) => row.startsWith(`${kind}:`)).map((row) => row.slice(kind.length + 1).split(','))
      const lines = valuesOf('DA').map(([line, hits]) => ({ line: Number(line), isHit: hits !== '0' }))
      const branches = valuesOf('BRDA').map(([line, , path, hits]) => ({
        line: Number(line),
        path,
        isHit: hits !== '0' && hits !== '-',
      }))
      const gaps = [
        ...lines.filter(({ isHit }) => !isHit).map(({ line }) => `line ${line}`),
        ...branches.filter(({ isHit }) => !isHit).map(({ line, path }) => `branch ${path} of line ${line}`),
      ]
      const count = (all: { isHit: boolean }[]): [number, number] => [
        all.filter(({ isHit }) => isHit).length,
        all.length,
      ]
      return [{ file, lines: count(lines), branches: count(branches), gaps }]
    })
}

const printShare = ([hit, all]: [number, number]) =>
  `${all === 0 ? '100.0' : ((hit / all) * 100).toFixed(1)} % (${hit}/${all})`

copyProject()
// without the invariants: they run ten thousand times and cover no further lines
const args = ['coverage', '--no-match-contract', 'InvariantsTest', '--report', 'lcov', '--report-file', report]
const { status, stdout, stderr } = spawnSync(findFoundry('forge'), args, { cwd: contracts, encoding: 'utf8' })
if (status !== 0) throw new Error(stdout + stderr)

let gapCount = 0
for (const { file, lines, branches, gaps } of readReport(readFileSync(report, 'utf8'))) {
  console.log(`${file.padEnd(28)} lines ${printShare(lines).padEnd(20)} branches ${printShare(branches)}`)
  for (const gap of gaps) console.log(`  ${gap}: no test runs it`)
  gapCount += gaps.length
}
console.log(`${gapCount} gap${gapCount === 1 ? '' : 's'}`)
process.exitCode = gapCount > 0 ? 1 : 0
