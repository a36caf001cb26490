import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Rolldown } from 'vite'
import { buildBoot } from './boot.ts'

/** Kilobytes are 1000 bytes, gzip level 9. */
export const BUDGETS = {
  untilConnect: 96,
  settledHome: 150,
  translation: 32,
  proof: 4,
  knownTokens: 12,
  wrapPage: 10,
  linkCodec: 3,
  sale: 12,
  seaport: 5,
  appWallet: 6,
  appFrame: 6,
}

/** What must not load before the connect button works, nor with the dialog before a wallet is chosen there. */
const FORBIDDEN_UNTIL_CHOSEN = /node_modules\/(viem|ox|abitype|zod|@tanstack|@walletconnect|@coinbase|uqr|idb-keyval)\//

/** What the connect dialog loads as soon as it is open. */
const SCREENS = /\/src\/modals\/connect\/(WalletScreen|GetWallet)\.tsx$/

/** What a page loads when it is asked for: each is a chunk of its own, and the page renders without any of them. */
export const ACTS = [
  'safe/acts/send/SendForm',
  'safe/acts/calls/CallForm',
  'safe/acts/calls/BatchForm',
  'safe/acts/LockForm',
  'safe/acts/SigningForm',
  'safe/message/SignMessage',
  'safe/acts/GiveForm',
  'safe/acts/UnwrapAct',
  'safe/acts/SweepForm',
  'safe/acts/Rights',
  'safe/report/RevokeApprovals',
  'safe/offer/OfferPart',
  'safe/sale/EndOffers',
  'safe/sale/SellSafe',
  'safe/lend/Lend',
  'safe/apps/Apps',
  'safe/apps/AppWindow',
  'safe/apps/ProposalView',
  'safe/apps/SendRequest',
  'safe/apps/SignRequest',
  'wrap/NewSafe',
  'wrap/ReviewStep',
  'wrap/SealStep',
  'wrap/consent/ConsentStep',
]
const isFileOf = (act: string) => (module: string) => module.endsWith(`/src/pages/${act}.tsx`)

/** Part of the demo; the list of its samples is light and shown by pages. */
const isDemo = (module: string): boolean => /\/src\/demo\/(?!samples\.ts)/.test(module)

export type Chunk = {
  file: string
  kilobytes: number
  isEntry: boolean
  imports: readonly string[]
  /** The module that is imported by `import()` as this chunk. */
  facade: string | undefined
  modules: readonly string[]
}

/** A chunk and everything that it imports statically. */
export function closureOf(chunks: readonly Chunk[], start: readonly Chunk[]): Chunk[] {
  const found = new Set(start)
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.find((other) => other.file === file)
      if (imported) found.add(imported)
    }
  return [...found]
}

/** The shell, and what the home page loads after its paint. */
const isOnHome = ({ isEntry, modules }: Chunk): boolean =>
  isEntry || modules.some((module) => /\/src\/pages\/home\/\w+\.tsx$/.test(module))

/** The language and the part of it that a chunk is, as in `de/safeTranslation`; undefined for any other chunk. */
const partOf = ({ facade }: Chunk): string | undefined =>
  /\/src\/words\/(\w+\/\w*[tT]ranslation)\.ts$/.exec(facade ?? '')?.[1]

const sum = (chunks: readonly Pick<Chunk, 'kilobytes'>[]): number =>
  chunks.reduce((total, { kilobytes }) => total + kilobytes, 0)

const pagesOf = (chunks: readonly Chunk[], page: string) =>
  chunks.filter(({ facade }) => facade?.endsWith(`/src/pages/${page}.tsx`))

/** The acts of a sale, by name. */
const SALE = { Selling: 'safe/sale/SellSafe', Buying: 'safe/offer/OfferPart' }

/** Modules that only a sale on Seaport needs, loaded with the first such order or with the choice to make one. */
const SEAPORT = /\/src\/(pages\/safe\/sale\/(Where|MarketFile)|safe\/sale\/(readOrder|seaportCalls))\.tsx?$/

/** The pages of Safes and their other acts. */
const withoutSale = (chunks: readonly Chunk[]): Chunk[] => {
  const others = ACTS.filter((act) => !/^safe\/(sale|offer)\//.test(act))
  return closureOf(
    chunks,
    ['wrap/Wrap', 'safe/Safe', ...others].flatMap((part) => pagesOf(chunks, part)),
  )
}

/** What a sale on Seaport loads beyond the pages of Safes, their other acts and both acts of a sale. */
function seaportOf(chunks: readonly Chunk[]): number {
  const acts = Object.values(SALE).flatMap((act) => pagesOf(chunks, act))
  const there = closureOf(chunks, [...withoutSale(chunks), ...acts])
  const own = chunks.filter(({ facade }) => SEAPORT.test(facade ?? ''))
  return sum(closureOf(chunks, own).filter((chunk) => !there.includes(chunk)))
}

/** What each act of a sale loads beyond the pages of Safes and their other acts. */
function saleOf(chunks: readonly Chunk[]): [act: string, kilobytes: number][] {
  const there = withoutSale(chunks)
  return Object.entries(SALE).map(([name, act]) => [
    name,
    sum(closureOf(chunks, pagesOf(chunks, act)).filter((chunk) => !there.includes(chunk))),
  ])
}

/** The pages that are too heavy by themselves, and the acts that come with their page or with another act. */
function checkActs(chunks: readonly Chunk[]): string[] {
  const wrong: string[] = []
  for (const { kilobytes } of pagesOf(chunks, 'wrap/Wrap'))
    if (kilobytes > BUDGETS.wrapPage)
      wrong.push(`The wrap page's own chunk is ${kilobytes.toFixed(1)} kB, over its ${BUDGETS.wrapPage}.`)
  for (const [act, kilobytes] of saleOf(chunks))
    if (kilobytes > BUDGETS.sale) wrong.push(`${act} is ${kilobytes.toFixed(1)} kB, over its ${BUDGETS.sale}.`)
  const onSeaport = seaportOf(chunks)
  if (onSeaport > BUDGETS.seaport)
    wrong.push(`Sales on Seaport are ${onSeaport.toFixed(1)} kB, over their ${BUDGETS.seaport}.`)
  const isWithAct = closureOf(
    chunks,
    ['safe/Safe', ...Object.values(SALE)].flatMap((part) => pagesOf(chunks, part)),
  )
  for (const { file, modules } of isWithAct)
    if (modules.some((module) => SEAPORT.test(module))) wrong.push(`${file} comes without an order on Seaport.`)
  for (const act of ACTS) {
    const holding = chunks.filter(({ modules }) => modules.some(isFileOf(act)))
    if (holding.some(({ modules }) => ACTS.some((other) => other !== act && modules.some(isFileOf(other)))))
      wrong.push(`${act} shares its chunk with another act.`)
    const pages = closureOf(chunks, [...pagesOf(chunks, 'wrap/Wrap'), ...pagesOf(chunks, 'safe/Safe')])
    if (holding.some((chunk) => pages.includes(chunk))) wrong.push(`${act} comes with its page.`)
    if (pages.length > 0 && holding.length === 0) wrong.push(`${act} is in no chunk.`)
  }
  return wrong
}

/** The budgets and rules that the build violates, a sentence each. */
export function checkBudgets(chunks: readonly Chunk[]): string[] {
  const entry = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const untilConnect = sum(entry)
  const wrong: string[] = []
  if (untilConnect > BUDGETS.untilConnect)
    wrong.push(`JavaScript until connect is ${untilConnect.toFixed(1)} kB, over its ${BUDGETS.untilConnect}.`)
  const settledHome = sum(closureOf(chunks, chunks.filter(isOnHome)))
  if (settledHome > BUDGETS.settledHome)
    wrong.push(`The settled home page is ${settledHome.toFixed(1)} kB, over its ${BUDGETS.settledHome}.`)
  for (const chunk of chunks) {
    const part = partOf(chunk)
    if (part && chunk.kilobytes > BUDGETS.translation)
      wrong.push(`${part} is ${chunk.kilobytes.toFixed(1)} kB, over its ${BUDGETS.translation}.`)
    if (/\/known\/\d+\.generated/.test(chunk.facade ?? '') && chunk.kilobytes > BUDGETS.knownTokens)
      wrong.push(`${chunk.facade} is ${chunk.kilobytes.toFixed(1)} kB, over its ${BUDGETS.knownTokens}.`)
    if (/\/safeT/.test(part ?? '') && closureOf(chunks, chunks.filter(isOnHome)).includes(chunk))
      wrong.push(`${part} loads with the home page.`)
  }
  wrong.push(...checkActs(chunks))
  const demo = chunks.filter(({ facade }) => facade?.endsWith('/src/demo/DemoLayer.tsx'))
  const others = chunks.filter(({ facade, isEntry }) => isEntry || (facade !== undefined && !isDemo(facade)))
  for (const { file, modules } of closureOf(chunks, others))
    if (modules.some(isDemo)) wrong.push(`${file} has a part of the demo in it, and loads without it.`)
  if (demo.length !== 1) wrong.push('The demo is not a chunk of its own.')
  const screens = chunks.filter(({ facade }) => SCREENS.test(facade ?? ''))
  for (const { file, modules } of closureOf(chunks, [...entry, ...screens]))
    for (const module of modules)
      if (FORBIDDEN_UNTIL_CHOSEN.test(module)) wrong.push(`${module} loads before a wallet is chosen, in ${file}.`)
  return wrong
}

/** When a chunk loads, by the page that asks for it. */
function whenOf(chunks: readonly Chunk[], chunk: Chunk): string {
  const entry = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  if (entry.includes(chunk)) return 'until connect'
  const askers = chunks
    .filter(({ facade }) => facade !== undefined)
    .filter((asker) => closureOf(chunks, [asker]).includes(chunk))
    .map(({ facade }) => facade?.replace(/^.*\/(src|node_modules)\//, ''))
  return askers.length > 0 ? `with ${askers.join(', ')}` : 'on demand'
}

const kilobytesOf = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length / 1000

/** Builds the page into `dist/`. @returns its chunks, and the boot script that is inlined in its document */
export async function buildAndMeasure(): Promise<Chunk[]> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const result = (await build({ root, logLevel: 'error' })) as Rolldown.RolldownOutput
  const modules = [`${root}src/app/boot.ts`]
  const kilobytes = kilobytesOf(await buildBoot())
  const boot: Chunk = { file: 'boot', kilobytes, isEntry: true, imports: [], facade: undefined, modules }
  const chunks = result.output.flatMap((output): Chunk[] => {
    if (output.type === 'chunk')
      return [
        {
          file: output.fileName,
          kilobytes: kilobytesOf(output.code),
          isEntry: output.moduleIds.some((id) => id.endsWith('/src/main.tsx')),
          imports: output.imports,
          facade: output.isDynamicEntry ? (output.facadeModuleId ?? undefined) : undefined,
          modules: output.moduleIds,
        },
      ]
    // the worker is built by itself, and only the demo names it
    if (!output.fileName.endsWith('.js')) return []
    const facade = `${root}src/demo/chain/worker.ts`
    const size = kilobytesOf(output.source)
    return [{ file: output.fileName, kilobytes: size, isEntry: false, imports: [], facade, modules: [facade] }]
  })
  return [boot, ...chunks]
}

/**
 * The size of one folder's code alone: it is bundled with a page, so that imports from elsewhere are external.
 * @param file below `src`, with all that it imports from its own folder
 */
async function measureAlone(file: string): Promise<number> {
  const entry = fileURLToPath(new URL(`../src/${file}`, import.meta.url))
  const isOther = (id: string, importer: string | undefined) =>
    importer !== undefined && !id.startsWith('./') && !id.includes(`/src/${posix.dirname(file)}/`)
  const options = {
    write: false,
    minify: 'oxc',
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: isOther },
  }
  const built = await build({ configFile: false, logLevel: 'error', build: options as BuildOptions })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return sum(output.map((one) => ({ kilobytes: one.type === 'chunk' ? kilobytesOf(one.code) : 0 })))
}

/** Prints a line a chunk and the two sums; returns what is wrong. */
export function reportSize(chunks: readonly Chunk[]): string[] {
  const entry = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  for (const chunk of [...chunks].sort((a, b) => b.kilobytes - a.kilobytes)) {
    const name = chunk.file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')
    console.log(`${name.padEnd(24)} ${chunk.kilobytes.toFixed(1).padStart(6)} kB-gzip  ${whenOf(chunks, chunk)}`)
  }
  for (const language of new Set(chunks.map((chunk) => partOf(chunk)?.split('/')[0]).filter(Boolean))) {
    const parts = chunks.filter((chunk) => partOf(chunk)?.startsWith(`${language}/`))
    const sizes = parts.map((part) => `${partOf(part)?.split('/')[1]} ${part.kilobytes.toFixed(1)}`).sort()
    console.log(`in ${language}: ${sizes.join(', ')} kB-gzip, each of ${BUDGETS.translation}`)
  }
  const isRelayClient = ({ modules }: Chunk) =>
    modules.some((module) => module.includes('/@walletconnect/sign-client/'))
  const client = closureOf(chunks, chunks.filter(isRelayClient)).filter((chunk) => !entry.includes(chunk))
  console.log(`WalletConnect client, on its click ${sum(client).toFixed(1)} kB-gzip`)
  console.log(`until connect ${sum(entry).toFixed(1)} kB-gzip of ${BUDGETS.untilConnect}`)
  for (const { kilobytes } of pagesOf(chunks, 'wrap/Wrap'))
    console.log(`the wrap page's own chunk ${kilobytes.toFixed(1)} kB-gzip of ${BUDGETS.wrapPage}`)
  for (const [act, kilobytes] of saleOf(chunks))
    console.log(`${act.toLowerCase()} ${kilobytes.toFixed(1)} kB-gzip of ${BUDGETS.sale}`)
  console.log(`on Seaport, beside these ${seaportOf(chunks).toFixed(1)} kB-gzip of ${BUDGETS.seaport}`)
  console.log(
    `settled home ${sum(closureOf(chunks, chunks.filter(isOnHome))).toFixed(1)} kB-gzip of ${BUDGETS.settledHome}`,
  )
  return checkBudgets(chunks)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = reportSize(await buildAndMeasure())
  const proof = await measureAlone('safe/proof/proveSafe.ts')
  console.log(`proof and trie ${proof.toFixed(1)} kB-gzip of ${BUDGETS.proof}`)
  if (proof > BUDGETS.proof) wrong.push(`Proof and trie are ${proof.toFixed(1)} kB, over their ${BUDGETS.proof}.`)
  const codec = await measureAlone('safe/consent/consentLink.ts')
  console.log(`link codec ${codec.toFixed(1)} kB-gzip of ${BUDGETS.linkCodec}`)
  if (codec > BUDGETS.linkCodec) wrong.push(`The link codec is ${codec.toFixed(1)} kB, over its ${BUDGETS.linkCodec}.`)
  const wallet = await measureAlone('apps/walletConnect/appWallet.ts')
  console.log(`wallet for other apps, beside the relay client ${wallet.toFixed(1)} kB-gzip of ${BUDGETS.appWallet}`)
  if (wallet > BUDGETS.appWallet)
    wrong.push(`The wallet for other apps is ${wallet.toFixed(1)} kB, over its ${BUDGETS.appWallet}.`)
  const frame =
    (await measureAlone('apps/frame/createAppAnswers.ts')) + (await measureAlone('apps/frame/runAppFrame.ts'))
  console.log(`the host of apps in a frame ${frame.toFixed(1)} kB-gzip of ${BUDGETS.appFrame}`)
  if (frame > BUDGETS.appFrame) wrong.push(`The host of apps is ${frame.toFixed(1)} kB, over its ${BUDGETS.appFrame}.`)
  for (const sentence of wrong) console.error(sentence)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
