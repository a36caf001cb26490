import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attacksThatFail, mutants } from '../../contracts/mutants.ts'
import { workingAttacks } from '../../contracts/workingAttacks.ts'
import { sentenceOf } from '../words/sentenceOf.ts'

const attacks = new URL('../../contracts/test/attacks/', import.meta.url)
const sources = new URL('../../contracts/src/', import.meta.url)
const examples = new URL('../../contracts/test/lending/', import.meta.url)
const EXAMPLES = readdirSync(examples).map((name) => name.replace('.sol', ''))

/** The rows of the table of attacks, and the findings of the first design's review. */
const ROWS =
  'i ib ii iii iv ivb v vc vi vii viib viii ix x xi xii xiii xiv xv xvi xvib xvii xviib 1271 ' +
  'C1 C2 H1 H2 H3 H4 M1 M2 M3 M4 M5 M6 L1 L2 L4 L7 L10'

/** The low findings that aren't attacks, with the test that shows each is resolved. */
const OTHER_TESTS = {
  L3: ['contracts/test/Fingerprint.t.sol', 'function test_hasTheIdOfErc5646()'],
  L5: ['test/contract/sealing.test.ts', 'cannot seal the Safe it is to hold: a new key can'],
  L6: ['contracts/test/attacks/Signature.t.sol', 'test_attack_xvib_aHolderWhoseAccountIsDelegatedCannotSign()'],
  L8: ['contracts/test/Fingerprint.t.sol', 'function test_whatItCountsIsInOneSlot()'],
  L9: ['test/contract/deployment.test.ts', 'on a chain without transient storage the deployment fails'],
  L11: ['contracts/test/Seal.t.sol', 'function test_refusesEachProblem()'],
} as const

const found = readdirSync(attacks)
  .filter((name) => name.endsWith('.t.sol'))
  .flatMap((name) => [
    ...readFileSync(new URL(name, attacks), 'utf8').matchAll(/function test_attack_(\w+)\(\) public \{\s+(\w+)\(/g),
  ])
  .map(([, name, outcome]) => ({ name: name ?? '', outcome }))
const namesOf = (outcome: string) =>
  found
    .filter((attack) => attack.outcome === outcome)
    .map(({ name }) => name)
    .sort()

test('[W2] every attack that a guard stops is repeated without that guard', () => {
  expect([...new Set(mutants.flatMap(({ wins = [] }) => wins))].sort()).toEqual(namesOf('stops'))
})

test('[W2] every attack that fails without a guard, and every one that works, is listed', () => {
  expect(namesOf('fails')).toEqual([...attacksThatFail].sort())
  expect(namesOf('works')).toEqual(workingAttacks.map(({ name }) => name).sort())
})

test('[W2] every attack that works is listed in SECURITY.md, with its test', () => {
  const [, list = ''] = readFileSync('SECURITY.md', 'utf8').split("## What it can't protect")
  const listed = new Map(
    [...list.matchAll(/^(\d+)\. (.*?)(?=^\d+\. |^## |^And )/gms)].map(([, n, said]) => [Number(n), said]),
  )
  for (const attack of workingAttacks) expect(listed.get(attack.listed)).toContain(`\`test_attack_${attack.name}\``)
})

test('[W2] the page warns of every attack that works, in a sentence of its own', () => {
  for (const { name, warned } of workingAttacks) {
    expect(warned.length, name).toBeGreaterThan(0)
    for (const [, sentence] of warned) expect(sentenceOf(sentence), sentence).toMatch(/^.{20,}\.$/)
  }
})

test('[W2] every row of the table and every finding of the review has an attack', () => {
  const rows = found.map(({ name }) => name.split('_')[0])
  for (const row of ROWS.split(' ')) expect(rows, row).toContain(row)
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
  for (const [row, [file, name]] of Object.entries(OTHER_TESTS)) expect(readFileSync(file, 'utf8'), row).toContain(name)
})

test('[W2] at least ten attacks of our own are stopped', () => {
  expect(namesOf('stops').filter((name) => name.startsWith('own_')).length).toBeGreaterThanOrEqual(10)
})

test('[W2] every guard that a mutant removes occurs once in the source', () => {
  for (const { edits } of mutants)
    for (const [contract, find] of edits) {
      const folder = EXAMPLES.includes(contract) ? examples : sources
      const source = readFileSync(new URL(`${contract}.sol`, folder), 'utf8')
      expect(source.split(find).length - 1, find).toBe(1)
    }
})

test('[W2] docs/mutants.md has the result of each mutant, and of no other', () => {
  const [, output = ''] = readFileSync('docs/mutants.md', 'utf8').split(/^```.*\n/m)
  const results = mutants.flatMap(({ name, wins = [], breaks, fails = [] }) => [
    name,
    ...wins.map((attack) => `  ✓ wins ${attack}`),
    ...(breaks ? [`  ✓ breaks invariant ${breaks}`] : []),
    ...fails.map((failing) => `  ✓ fails ${failing}`),
  ])
  expect(output.replace(/( invariant \d) \(.+\)$/gm, '$1').split('\n')).toEqual([
    ...results,
    '',
    `${results.length - mutants.length} as it should be, 0 not`,
    '',
  ])
})

test('[W2] each of the nine invariants is broken by some mutant', () => {
  const broken = new Set(mutants.flatMap(({ breaks }) => breaks ?? []))
  expect([...broken].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
