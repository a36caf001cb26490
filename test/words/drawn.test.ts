import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Texts that are the same in every language. */
const NAMES = ['WalletConnect', 'ETH', 'Ethereum', 'Safe', 'Wrapped Safe']

/** Attributes that nobody reads. */
const UNREAD = /^(className|rel|fontFamily|stroke|shapeRendering|strokeLinecap|strokeLinejoin|d|viewBox|target)$/

type Node = { type: string; value?: unknown; name?: { name?: string }; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Text that begins like a sentence or has a space in it; everything else in the code is an identifier. */
const isSaid = (text: string): boolean => /^\p{Lu}\p{Ll}.*\P{L}|^\p{Lu}\p{Ll}+$|\p{L} \p{L}/u.test(text)

/** The sentences inside a component. */
function sentencesIn(source: string): string[] {
  const found: string[] = []
  const keep = (text: string) => !NAMES.includes(text.trim()) && found.push(text.trim())
  const visit = (node: Node, isDrawn: boolean): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression' || node.type.startsWith('TS')) return
    if (node.type === 'JSXAttribute' && UNREAD.test(node.name?.name ?? '')) return
    // names of errors, keys and cases are compared, never rendered
    if (node.type === 'BinaryExpression' || node.type === 'SwitchCase' || node.type === 'NewExpression') isDrawn = false
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) keep(String(node.value))
    // text between two values: a word of its own, not a part of a name or a path
    if (node.type === 'TemplateElement' && isDrawn) {
      const { cooked } = node.value as { cooked: string }
      if (/(^|\s)\p{L}{2,}(\s|$)/u.test(cooked) && /\s/.test(cooked)) keep(cooked)
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isDrawn && isSaid(node.value)) keep(node.value)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, isDrawn)
  }
  visit(parseSync('component.tsx', source).program as unknown as Node, true)
  return found
}

// prerenderHome.tsx writes HTML, without messages
const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && path !== 'app/prerenderHome.tsx',
)

test('[S2] no component has a sentence of its own: all texts are in src/words', () => {
  expect(components.length).toBeGreaterThan(40)
  const said = components.flatMap((path) =>
    sentencesIn(readFileSync(`src/${path}`, 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(said).toEqual([])
})

describe('the checker itself', () => {
  test.each([
    ['<p>Connect</p>', 'Connect'],
    ['<button aria-label="Close it" />', 'Close it'],
    ["<Facts rows={[['Holder', x]]} />", 'Holder'],
    ["const name = wallet?.name ?? 'your wallet'", 'your wallet'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    ['<p>{`${signed} of ${owners}`}</p>', 'of'],
    ['<p>{isOpen ? "Opening…" : undefined}</p>', 'Opening…'],
  ])('[S2] finds the sentence in %s', (source, said) => {
    expect(sentencesIn(source)).toEqual([said])
  })

  test.each([
    '<p className="small muted">{words.x}</p>',
    "error.name === 'UserRejected'",
    '<a rel="noopener noreferrer" />',
  ])('[S2] finds nothing in %s', (source) => {
    expect(sentencesIn(source)).toEqual([])
  })
})
