import { describe, expect, test } from 'vitest'
import { ACTS, BUDGETS, type Chunk, checkBudgets, closureOf } from '../tools/size.ts'

const chunk = (change: Partial<Chunk>): Chunk => ({
  file: 'entry.js',
  kilobytes: 1,
  isEntry: false,
  imports: [],
  facade: undefined,
  modules: [],
  ...change,
})
const entry = (change: Partial<Chunk> = {}) =>
  chunk({ isEntry: true, modules: ['/x/node_modules/react/index.js'], ...change })
const demo = chunk({ file: 'demo.js', facade: '/x/src/demo/DemoLayer.tsx', modules: ['/x/src/demo/DemoLayer.tsx'] })
const check = (chunks: Chunk[]) => checkBudgets([...chunks, demo])

describe('checkBudgets', () => {
  test('[W6] accepts an entry at its budget, and anything that loads on demand', () => {
    const lazy = chunk({ file: 'wrap.js', kilobytes: 500, facade: 'Wrap.tsx', modules: ['/x/node_modules/viem/a.js'] })
    expect(check([entry({ kilobytes: BUDGETS.untilConnect }), lazy])).toEqual([])
  })

  test('[W6] reports an entry over its budget, counted with what it imports', () => {
    const shared = chunk({ file: 'shared.js', kilobytes: 60 })
    const wrong = check([entry({ kilobytes: 50, imports: ['shared.js'] }), shared])
    expect(wrong).toEqual(['JavaScript until connect is 110.0 kB, over its 96.'])
  })

  test('[W6] reports a settled home page over its budget', () => {
    expect(check([entry({ kilobytes: BUDGETS.settledHome + 1 })])).toHaveLength(2)
  })

  test.each([
    'viem',
    'ox',
    'abitype',
    'zod',
    '@tanstack/react-query',
    '@walletconnect/sign-client',
    '@coinbase/wallet-sdk',
  ])('[W6] reports %s before a wallet is chosen, also behind an import', (name) => {
    const module = `/x/node_modules/${name}/index.js`
    expect(check([entry({ modules: [module] })])).toEqual([`${module} loads before a wallet is chosen, in entry.js.`])
    const behind = chunk({ file: 'shared.js', modules: [module] })
    expect(check([entry({ imports: ['shared.js'] }), behind])).toHaveLength(1)
    const screen = chunk({ facade: '/x/src/modals/connect/WalletScreen.tsx', imports: ['shared.js'] })
    expect(check([entry(), screen, behind])).toHaveLength(1)
  })
})

test('[S2] reports a language’s chunk over its budget, however many it has, and one that home loads', () => {
  const part = (name: string, kilobytes: number) =>
    chunk({ file: `${name}.js`, kilobytes, facade: `/x/src/words/de/${name}.ts` })
  expect(check([entry(), part('translation', BUDGETS.translation), part('safeTranslation', 9)])).toEqual([])
  expect(
    check([entry(), part('translation', BUDGETS.translation + 0.5), part('safeTranslation', BUDGETS.translation + 1)]),
  ).toEqual([
    `de/translation is ${BUDGETS.translation}.5 kB, over its ${BUDGETS.translation}.`,
    `de/safeTranslation is ${BUDGETS.translation + 1}.0 kB, over its ${BUDGETS.translation}.`,
  ])
  expect(check([entry({ imports: ['safeTranslation.js'] }), part('safeTranslation', 9)])).toEqual([
    'de/safeTranslation loads with the home page.',
  ])
})

test('[W5] reports a demo chunk that loads without the demo, and accepts the list of its samples', () => {
  const page = chunk({ file: 'wrap.js', facade: '/x/src/pages/Wrap.tsx', imports: ['shared.js'] })
  const shared = (module: string) => chunk({ file: 'shared.js', modules: [module] })
  expect(check([entry(), page, shared('/x/src/demo/people.ts')])).toEqual([
    'shared.js has a part of the demo in it, and loads without it.',
  ])
  expect(check([entry(), page, shared('/x/src/demo/samples.ts')])).toEqual([])
  expect(checkBudgets([entry()])).toEqual(['The demo is not a chunk of its own.'])
})

test('[W6] circular imports are counted once', () => {
  const [a, b] = [entry({ file: 'a.js', imports: ['b.js'] }), chunk({ file: 'b.js', imports: ['a.js', 'gone.js'] })]
  expect(closureOf([a, b], [a])).toEqual([a, b])
})

test('[W3] reports a wrap page over its budget, and an act that loads with its page or with another act', () => {
  const page = (name: string, change: Partial<Chunk> = {}) => {
    const file = `/x/src/pages/${name}.tsx`
    return chunk({ file: `${name}.js`, facade: file, modules: [file], ...change })
  }
  const each = ACTS.map((act) => page(act))
  expect(check([entry(), page('wrap/Wrap', { kilobytes: BUDGETS.wrapPage }), ...each])).toEqual([])
  expect(check([entry(), page('wrap/Wrap', { kilobytes: 10.5 }), ...each])).toEqual([
    "The wrap page's own chunk is 10.5 kB, over its 10.",
  ])
  expect(check([entry(), page('safe/Safe', { imports: ['safe/acts/LockForm.js'] }), ...each])).toEqual([
    'safe/acts/LockForm comes with its page.',
  ])
  expect(check([entry(), page('safe/Safe'), ...each.slice(1)])).toEqual(['safe/acts/send/SendForm is in no chunk.'])
  const both = ['/x/src/pages/safe/acts/Rights.tsx', '/x/src/pages/safe/acts/GiveForm.tsx']
  const shared = each.map((one) => (one.file === 'safe/acts/Rights.js' ? { ...one, modules: both } : one))
  expect(check([entry(), page('safe/Safe'), ...shared])).toEqual([
    'safe/acts/GiveForm shares its chunk with another act.',
    'safe/acts/Rights shares its chunk with another act.',
  ])
})

test('[W3] reports sales on Seaport over their budget, and a chunk of them that loads without an order', () => {
  const page = (name: string, change: Partial<Chunk> = {}) => {
    const file = `/x/src/pages/${name}.tsx`
    return chunk({ file: `${name}.js`, facade: file, modules: [file], ...change })
  }
  const each = ACTS.map((act) => page(act))
  const where = page('safe/sale/Where', { kilobytes: BUDGETS.seaport })
  expect(check([entry(), page('safe/Safe'), ...each, where])).toEqual([])
  expect(check([entry(), page('safe/Safe'), ...each, { ...where, kilobytes: 5.5 }])).toEqual([
    'Sales on Seaport are 5.5 kB, over their 5.',
  ])
  const selling = each.map((one) => (one.file.endsWith('SellSafe.js') ? { ...one, imports: [where.file] } : one))
  expect(check([entry(), page('safe/Safe'), ...selling, where])).toEqual([
    'safe/sale/Where.js comes without an order on Seaport.',
  ])
})
