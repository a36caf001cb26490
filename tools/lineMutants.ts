import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFoundry } from './findFoundry.ts'
import { compile, contracts, DEPLOYED, PLACED, parse, place, readSources } from './mutantCode.ts'

/**
 * Removes or inverts every line of the contracts, one at a time, and runs all tests but the fuzz tests against each: a
 * mutant that survives is printed, and run with the fuzz tests too. Takes hours. `npm run mutants:lines -- NAME`
 * takes only the contract of that name.
 */

/** A range in the source, in bytes, and its replacement. */
type Cut = { kind: (typeof KINDS)[number]; start: number; end: number; text: string }
type Node = { nodeType: string; src: string } & Record<string, unknown>

const KINDS = ['out', 'turned', 'constant'] as const
const CONTRACTS = ['WrappedSafe', 'SafeControl', 'AsSeen', 'AsSeenZone', 'SafeCheck']
/** Milliseconds. */
const LIMIT = 300_000
const CHANCE = ['--match-test', '^(invariant|testFuzz)_']
const TURNED: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '**': '*',
  '<<': '>>',
  '|': '&',
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'nodeType' in value
const spanOf = ({ src }: Node): [start: number, end: number] => {
  const [start = 0, length = 0] = src.split(':').map(Number)
  return [start, start + length]
}

/**
 * All mutations of one node of the syntax tree.
 * @param isBody whether it is the whole body of an `if`, so that removing it would equal removing the `if`
 */
function cutsAt(node: Node, source: Buffer, isBody: boolean): Cut[] {
  const [start, end] = spanOf(node)
  const textOf = (value: unknown) => (isNode(value) ? source.subarray(...spanOf(value)).toString() : '')
  const own = source.subarray(start, end).toString()
  const become = (kind: Cut['kind'], ...texts: string[]): Cut[] => texts.map((text) => ({ kind, start, end, text }))
  const out = (): Cut[] => [{ kind: 'out', start, end: source[end] === ';'.charCodeAt(0) ? end + 1 : end, text: '{}' }]
  const negated = (condition: unknown): Cut[] => {
    if (!isNode(condition) || condition.operator === '==' || condition.operator === '!=' || condition.operator === '!')
      return [] // its operator is inverted on its own
    const [from, to] = spanOf(condition)
    return [{ kind: 'turned', start: from, end: to, text: `!(${textOf(condition)})` }]
  }
  switch (node.nodeType) {
    case 'ExpressionStatement':
    case 'EmitStatement':
    case 'RevertStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return isBody ? [] : out()
    case 'IfStatement':
      return [...out(), ...negated(node.condition)]
    case 'Return': {
      const isBool = /[&|<>]|^(_?is|_?has)\w+\(.*\)$/.test(textOf(node.expression))
      return [...(isBody ? [] : out()), ...(isBool ? negated(node.expression) : [])]
    }
    case 'VariableDeclarationStatement':
      return isNode(node.initialValue) ? become('out', own.slice(0, own.indexOf(' = '))) : []
    case 'Conditional': {
      const branches = become('out', textOf(node.trueExpression), textOf(node.falseExpression))
      return [...branches, ...negated(node.condition)]
    }
    case 'UnaryOperation': {
      if (node.operator === '!') return become('turned', textOf(node.subExpression))
      return node.operator === '++' ? become('turned', own.replace('++', '--')) : []
    }
    case 'BinaryOperation': {
      const { operator, leftExpression, rightExpression } = node
      const [left, right] = [textOf(leftExpression), textOf(rightExpression)]
      if (operator === '&&' || operator === '||') {
        const isChain = isNode(leftExpression) && leftExpression.operator === operator // its clauses are removed one by one
        return become('out', left, ...(isChain ? [] : [right]))
      }
      const turned = TURNED[String(operator)]
      return turned === undefined ? [] : become('turned', `${left} ${turned} ${right}`)
    }
    case 'Literal':
      if (node.kind === 'bool') return become('turned', own === 'true' ? 'false' : 'true')
      if (node.kind === 'string') return own === '""' ? [] : become('constant', '""')
      return become('constant', own.length === 42 ? `address(uint160(${own}) + 1)` : `(${own} + 1)`)
    case 'FunctionCall': {
      const all = Array.isArray(node.arguments) ? node.arguments.map(textOf) : []
      if (textOf(node.expression) !== 'abi.encode' || all.length < 2) return []
      return all.flatMap((_, at) => become('out', `abi.encode(${all.filter((_, i) => i !== at).join(', ')})`))
    }
    case 'MemberAccess':
      return /^Math\.m(in|ax)$/.test(own) ? become('turned', own === 'Math.min' ? 'Math.max' : 'Math.min') : []
    case 'ModifierInvocation':
      return own.startsWith('while') ? become('out', '') : []
    default:
      return []
  }
}

function cutsIn(value: unknown, source: Buffer, isBody = false): Cut[] {
  if (Array.isArray(value)) return value.flatMap((item) => cutsIn(item, source))
  if (!isNode(value)) return []
  const isIf = value.nodeType === 'IfStatement' && !isNode(value.falseBody)
  const children = Object.entries(value).flatMap(([key, child]) => cutsIn(child, source, isIf && key === 'trueBody'))
  return [...cutsAt(value, source, isBody), ...children]
}

/** The first test that fails against the placed contracts, or nothing. */
function failing(...filter: string[]): string | undefined {
  const env = { ...process.env, FOUNDRY_FUZZ_RUNS: '32', FOUNDRY_INVARIANT_RUNS: '10', ...PLACED }
  // otherwise forge first replays what broke the previous mutant
  rmSync(join(contracts, 'cache/invariant'), { recursive: true, force: true })
  const args = ['test', '--fail-fast', '--threads', '1', ...filter]
  const options = { cwd: contracts, encoding: 'utf8', env, maxBuffer: 2 ** 28, timeout: LIMIT } as const
  const { stdout, stderr, status, signal } = spawnSync(findFoundry('forge'), args, options)
  if (status === 0) return undefined
  if (signal !== null) return 'the time limit' // a mutant may loop forever
  // an invariant's name comes after the calls that broke it
  const [, name] = /\[FAIL[^\n]*\] (\w+)/.exec(stdout) ?? /^ (\w+)\(\) \(runs: /m.exec(stdout) ?? []
  if (name === undefined) throw new Error(stdout + stderr)
  return name
}

const [, , wanted = '', ...kinds] = process.argv
const sources = readSources()
for (const name of CONTRACTS.filter((name) => name.includes(wanted))) {
  const built = DEPLOYED.find((deployed) => deployed === name) ?? 'WrappedSafe'
  for (const contract of DEPLOYED) place(contract, compile(sources, contract))
  const broken = failing('--no-match-test', CHANCE[1] ?? '')
  if (broken !== undefined) throw new Error(`${broken} fails without a mutant.`)
  const original = compile(sources, built)
  const source = Buffer.from(sources.get(name) ?? '')
  const all = cutsIn(parse(sources, name), source).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  const cuts = [...new Map(all.map((cut) => [`${cut.start} ${cut.end} ${cut.text}`, cut])).values()]
  const count = {
    made: cuts.length,
    'not compiled': 0,
    'same code': 0,
    noticed: 0,
    'noticed by chance': 0,
    unnoticed: 0,
  }
  for (const { start, end, text } of cuts) {
    const line = source.subarray(0, start).toString().split('\n').length
    const what = `${name}.sol:${line} “${source.subarray(start, end)}” → “${text}”`.replace(/\s+/g, ' ')
    let code: string
    try {
      code = compile(new Map([...sources, [name, `${source.subarray(0, start)}${text}${source.subarray(end)}`]]), built)
    } catch {
      count['not compiled']++
      continue
    }
    if (code === original) {
      count['same code']++
      continue
    }
    place(built, code)
    if (failing('--no-match-test', CHANCE[1] ?? '') !== undefined) count.noticed++
    else if (failing(...CHANCE) !== undefined) {
      count['noticed by chance']++
      console.log(`by chance ${what}`)
    } else {
      count.unnoticed++
      console.log(`unnoticed ${what}`)
    }
  }
  console.log(
    `${name}: ${Object.entries(count)
      .map(([kind, number]) => `${number} ${kind}`)
      .join(', ')}`,
  )
}
