import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFoundry } from './findFoundry.ts'

/** Prints how much of the contract its forge tests run, line by line and branch by branch, and where they don't. */

/** The lines that nothing can run, by what stands there, and why they are there all the same. */
const KNOWN_GAPS = [
  {
    text: 'function checkAfterExecution(bytes32, bool) external pure {}',
    why: 'Safe asks for it after a transaction, and as guard the handler lets none happen; a guard must have it',
  },
]

type Gap = { what: string; line: number }

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

/** Copies the project: what forge analyses for coverage it finds only under a path that doesn't go up. */
function copyProject(): void {
  for (const name of ['src', 'test', 'solc', 'foundry.toml'])
    cpSync(join(root, 'contracts', name), join(contracts, name), { recursive: true })
  for (const place of [folder, contracts]) symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const settings = join(contracts, 'foundry.toml')
  const remapped = readFileSync(settings, 'utf8').replace('contracts/=../node_modules', 'contracts/=node_modules')
  writeFileSync(settings, remapped)
}

/** The contract's own files in an lcov report. */
function readReport(lcov: string): Coverage[] {
  return lcov
    .split('end_of_record')
    .map((record) => record.trim().split('\n'))
    .flatMap((rows) => {
      const file = rows.find((row) => row.startsWith('SF:'))?.slice(3)
      if (!file?.startsWith('src/')) return []
      const valuesOf = (kind: string) =>
        rows.filter((row) => row.startsWith(`${kind}:`)).map((row) => row.slice(kind.length + 1).split(','))
      const lines = valuesOf('DA').map(([line, hits]) => ({ line: Number(line), isHit: hits !== '0' }))
      const branches = valuesOf('BRDA').map(([line, , path, hits]) => ({
        line: Number(line),
        path,
        isHit: hits !== '0' && hits !== '-',
      }))
      const gaps = [
        ...lines.filter(({ isHit }) => !isHit).map(({ line }) => ({ what: `line ${line}`, line })),
        ...branches
          .filter(({ isHit }) => !isHit)
          .map(({ line, path }) => ({ what: `branch ${path} of line ${line}`, line })),
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
// the invariants run everything ten thousand times, which adds nothing to what is run at all
const args = ['coverage', '--no-match-contract', 'InvariantsTest', '--report', 'lcov', '--report-file', report]
const { status, stdout, stderr } = spawnSync(findFoundry('forge'), args, { cwd: contracts, encoding: 'utf8' })
if (status !== 0) throw new Error(stdout + stderr)

/** Why a gap is there, where that is known. */
function reasonOf(file: string, { line }: Gap): string | undefined {
  const text = readFileSync(join(root, 'contracts', file), 'utf8').split('\n')[line - 1]
  return KNOWN_GAPS.find((known) => text?.includes(known.text))?.why
}

let gapCount = 0
let unexplained = 0
for (const { file, lines, branches, gaps } of readReport(readFileSync(report, 'utf8'))) {
  console.log(`${file.padEnd(28)} lines ${printShare(lines).padEnd(20)} branches ${printShare(branches)}`)
  for (const gap of gaps) {
    const why = reasonOf(file, gap)
    console.log(`  ${gap.what}: ${why ?? 'no test runs it'}`)
    if (!why) unexplained++
  }
  gapCount += gaps.length
}
console.log(`${gapCount} gap${gapCount === 1 ? '' : 's'}, ${unexplained} of them unexplained`)
process.exitCode = unexplained > 0 ? 1 : 0
