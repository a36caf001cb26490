import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutants } from '../contracts/mutants.ts'
import { findFoundry } from './findFoundry.ts'
import { compile, contracts, DEPLOYED, EXAMPLES, PLACED, PLACED_EXAMPLES, place, readSources } from './mutantCode.ts'

/**
 * Mutation tests of the contract, and of the examples of lending: removes one guard at a time, and runs the attacks that the guard stops, which must
 * succeed then, or the invariant that it upholds, which must break, or the tests that cover it, which must fail.
 * `npm run mutants -- TEXT` takes only mutants with that text in their name.
 */

/** Those of the examples that a mutant changes. */
const examplesIn = (edits: Mutant['edits']) => EXAMPLES.filter((name) => edits.some(([contract]) => contract === name))

/** Compiles the contracts with the edits, and writes their creation code to where the tests read it. */
function build({ edits }: Mutant): void {
  const sources = readSources()
  for (const [contract, find, replace] of edits) {
    const [before, after, ...others] = sources.get(contract)?.split(find) ?? []
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`“${find}” isn't in ${contract}.sol exactly once.`)
    sources.set(contract, before + replace + after)
  }
  for (const name of [...DEPLOYED, ...examplesIn(edits)]) place(name, compile(sources, name))
}

type Result = { status: string; reason?: string | null }

/** Runs the tests that match against the contract that was last built. */
function runTests(pattern: string, env: Record<string, string>): [name: string, result: Result][] {
  const options = {
    cwd: contracts,
    encoding: 'utf8',
    env: { ...process.env, ...env, ...PLACED },
    maxBuffer: 2 ** 28,
  } as const
  const { stdout, stderr } = spawnSync(findFoundry('forge'), ['test', '--json', '--match-test', pattern], options)
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(stdout + stderr)
  const suites = JSON.parse(stdout.slice(start)) as Record<string, { test_results: Record<string, Result> }>
  return Object.values(suites).flatMap(({ test_results }) => Object.entries(test_results))
}

/** The expected result for a mutant, and whether it occurred. */
function judge({ edits, wins = [], breaks, fails = [] }: Mutant): [what: string, happened: boolean][] {
  const judged: [string, boolean][] = []
  if (wins.length > 0) {
    const results = new Map(runTests(`^test_attack_(${wins.join('|')})\\(`, { GUARD_REMOVED: 'true' }))
    for (const name of wins) judged.push([`wins ${name}`, results.get(`test_attack_${name}()`)?.status === 'Success'])
  }
  if (breaks !== undefined) {
    // otherwise forge first replays what broke the previous mutant, and checks the invariant only at the end
    rmSync(join(contracts, 'cache/invariant'), { recursive: true, force: true })
    const [[, result] = []] = runTests('^invariant_', {
      INVARIANT: String(breaks),
      FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
    })
    const happened = result?.status === 'Failure' && (result.reason ?? '').includes(`${breaks}: `)
    judged.push([`breaks invariant ${breaks} (${result?.reason ?? 'held'})`, happened])
  }
  if (fails.length > 0) {
    const placed = Object.assign({}, ...examplesIn(edits).map((name) => PLACED_EXAMPLES[name])) as Record<
      string,
      string
    >
    const results = new Map(runTests(`^test_(${fails.join('|')})\\(`, placed))
    for (const name of fails) judged.push([`fails ${name}`, results.get(`test_${name}()`)?.status === 'Failure'])
  }
  return judged
}

const wanted = process.argv[2] ?? ''
let noticed = 0
let unnoticed = 0
for (const mutant of mutants.filter(({ name }) => name.includes(wanted))) {
  build(mutant)
  console.log(mutant.name)
  for (const [what, happened] of judge(mutant)) {
    console.log(`  ${happened ? '✓' : '✗'} ${what}`)
    if (happened) noticed++
    else unnoticed++
  }
}
console.log(`\n${noticed} as it should be, ${unnoticed} not`)
process.exitCode = unnoticed > 0 ? 1 : 0
