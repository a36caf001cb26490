import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { inlineBoot } from './tools/boot.ts'
import { coinbaseStorage } from './tools/coinbaseStorage.ts'
import { dedupeNoble } from './tools/dedupeNoble.ts'
import { demoZod } from './tools/demoZod.ts'
import { inlineStyles } from './tools/inlineStyles.ts'
import { policy } from './tools/policy.ts'
import { prerender } from './tools/prerender.ts'
import { sampleApp } from './tools/sampleApp.ts'
import { socialCard } from './tools/socialCard.ts'
import { stubCoinbaseSnackbar } from './tools/stubCoinbaseSnackbar.ts'
import { stubRelayStore } from './tools/stubRelayStore.ts'
import { walletIcons } from './tools/walletIcons.ts'

/** Writes `.well-known/security.txt` (RFC 9116) for a deployment that names whom to tell, and until when. */
const securityTxt: Plugin = {
  name: 'security-txt',
  apply: 'build',
  generateBundle() {
    const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires } = process.env
    if (!contact || !expires) return
    const source = `Contact: ${contact}\nExpires: ${new Date(expires).toISOString()}\nPreferred-Languages: en\n`
    this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source })
  },
}

const NOT_UNIT = ['**/*.chain.test.ts', 'test/contract/**', 'test/demo/**', 'test/browser/**', 'test/relay/**']
/** What draws, keeps stores, or talks to wallets in a window; any other file that does fails where there is none. */
const WITH_DOM = [
  'test/**/*.test.tsx',
  'test/{app,matrix,modals,pages,state,ui}/**/*.test.ts',
  'test/connectors/**/*.test.ts',
  'test/apps/frame/runAppFrame.test.ts',
]
/** What needs the classes and globals of Node's own: Coinbase's SDK, a bundler, messages between tabs. */
const WITH_NODE = [
  'test/connectors/coinbase/createCoinbaseConnector.test.ts',
  'test/connectors/injected/metamask.test.ts',
  'test/matrix/coinbase.test.ts',
  'test/state/mySafes/ownedSafes.test.ts',
  'test/state/settings/theme.test.ts',
]

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version) },
  base: './',
  plugins: [
    demoZod,
    stubCoinbaseSnackbar,
    coinbaseStorage,
    stubRelayStore,
    react(),
    inlineBoot(),
    inlineStyles(),
    socialCard(),
    prerender(),
    sampleApp(),
    policy(),
    securityTxt,
    walletIcons(),
  ],
  // wouter brings a shim for a hook that React has had since 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // a class is named after its file, which the packer guesses from the name before it; no two files have one name
  css: { modules: { generateScopedName: (name, file) => `${file.replace(/^.*[\\/]|\.module\.css.*$/g, '')}-${name}` } },
  build: {
    target: 'es2022',
    // the few lines of ornament come with the sheet; all else is a file
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // all that main.tsx imports is one chunk, and all that home does: split up by who else uses it, both would weigh more
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // the shell names every other file, and what tells one build's from the last one's weighs least in hex
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: 'shell', test: /src[\\/]main\.tsx$/, priority: 2 },
            { name: 'home', test: /src[\\/]pages[\\/]home[\\/]\w+\.tsx$/, priority: 1 },
            // the shell names every chunk there is, and no packer makes a hash smaller
            {
              name: 'ui',
              test: /src[\\/](ui[\\/]|demo[\\/]samples\.ts$|lib[\\/](duration|hash|isUnsent|known|toRefusal)\.ts$|(modals|pages)[\\/].*\.module\.css$)/,
            },
            // without the demo's own copy; by itself, since in Safe's frame it is needed before anything of the chain is
            { name: 'zod', test: /node_modules[\\/]zod[\\/][^?]+$/ },
            // what most pages need to read the chain: in its own small files it would be thirty of them
            {
              name: 'chain',
              test: /node_modules[\\/](viem|ox|abitype|@noble|@tanstack)[\\/]|src[\\/](safe|contract|state[\\/]queries)[\\/]/,
              minShareCount: 3,
            },
            // one more file for the shell to name would weigh more there than these lines do in what all of them load
            {
              name: 'plural',
              test: /src[\\/](words[\\/](plural|\w+[\\/]counted|ar[\\/]isolate)|connectors[\\/]hexId)\.ts$/,
            },
            {
              name: 'pages',
              test: /src[\\/](words[\\/]en[\\/](mySafes|newSafe|pages|prepare|service|wrap)|state[\\/]sealKey[\\/]isSealKeyHere|safe[\\/]read[\\/](liveWrapOf|wrapStage)|lib[\\/]links[\\/]\w+Path|pages[\\/]parts[\\/](DeadLink|late))\.tsx?$/,
            },
            // what every act is drawn and sent by; what these import is shared by more than they are
            {
              name: 'act',
              test: /src[\\/](pages[\\/]parts[\\/](ActionForm|Addresses|AddressField|PictureActs|Receipt|Simulation|TransactionState|WriteProgress|saveFile|shareOrCopy|useEntryState|useReceipts|WatchNft|holdings[\\/]sentAmount)\.tsx?|connectors[\\/]requestWatch\.ts|state[\\/]connection[\\/]watchNft\.ts|pages[\\/]safe[\\/](timeField|useTime)\.ts|lib[\\/]links[\\/](linkItems|readLinkFile)\.ts|state[\\/]transactions[\\/](askAndNote|requestFor|useAction|writeStatus|writes)\.ts|safe[\\/](plans[\\/](checkSafe|revokingCalls)|read[\\/](networkPieces|readPieces)|signatures[\\/]findAccepted)\.ts)$|viem[\\/].*[\\/]fromRlp\.js$/,
              includeDependenciesRecursively: false,
            },
            // what a seller and a buyer both load
            {
              name: 'sale',
              test: /src[\\/](state[\\/]sale[\\/](keptOffers|useOffer)|safe[\\/]plans[\\/]salePlans|pages[\\/]safe[\\/]offer[\\/]priceCopy)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // how an offer is signed, by its seller or by the owners of a Safe that sells
            {
              name: 'signOffer',
              test: /src[\\/](state[\\/]sale[\\/]signOffer|pages[\\/]safe[\\/]sale[\\/]SignOffer|words[\\/]en[\\/]selling)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'sending',
              test: /src[\\/](pages[\\/](parts[\\/]holdings[\\/](HoldingRow|sentAmount|tokenAmount)|safe[\\/]acts[\\/](AddToBatch|LookAlike|calls[\\/](describeDraft|DraftFacts|RightNotice)|send[\\/](readSend|sendableOf)))|state[\\/]settings[\\/]recipients|words[\\/]en[\\/](calls|holder|sending))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'inSafe',
              test: /src[\\/](pages[\\/](parts[\\/](PassTime|inSafe[\\/]HolderSafe)|safe[\\/](LockNotice|RestNotice))|state[\\/]transactions[\\/]useQueue)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'signing',
              test: /src[\\/](words[\\/]en[\\/]signing|pages[\\/]safe[\\/]message[\\/](SignForm|SignatureProgress|TextNotices|TypedDataView)|safe[\\/]messages[\\/]\w+|safe[\\/]signatures[\\/]findAccepted|state[\\/]messages[\\/]\w+)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            { name: 'walletFor', test: /src[\\/]state[\\/]connection[\\/](askPerson|walletFor)\.ts$/ },
            {
              name: 'links',
              test: /src[\\/](wallets[\\/]walletLinks|words[\\/]en[\\/]phone|state[\\/]connection[\\/]shownCodes)\.ts$/,
            },
            {
              name: 'AccountName',
              test: /[\\/](AccountName\.tsx|useEnsName\.ts)$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'SearchState',
              test: /[\\/](SearchState\.tsx|draftBatches\.ts)$/,
              includeDependenciesRecursively: false,
            },
            { name: 'useSwitch', test: /[\\/]((ChainMark|Switch(Failure|State|To))\.tsx|use(Switch|Transport)\.ts)$/ },
            {
              name: 'ownNames',
              test: /src[\\/](modals[\\/]OwnName\.tsx|(state[\\/]settings|words[\\/]en)[\\/](knownSafes|listedSafes|ownNames)\.ts)$/,
            },
            {
              name: 'log',
              test: /src[\\/](state[\\/](toasts[\\/]|transactions[\\/](outcomeOf|receiptHashOf|resumeTransactions|shownTransactions|transactionLog|useTransactions)\.ts$)|words[\\/]safe|pages[\\/]parts[\\/](language[\\/]useSafeWords|holdings[\\/](HoldingRow|tokenAmount))|modals[\\/]transactions[\\/](Dismiss|Unanswered))/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [dedupeNoble] },
  server: { headers: { 'Access-Control-Allow-Origin': '*' } },
  preview: { headers: { 'Access-Control-Allow-Origin': '*' } },
  test: {
    // a worker a core: of itself vitest leaves one free, which is one of two
    maxWorkers: '100%',
    // tools/test.ts names every test that needed it
    retry: 1,
    projects: [
      // unit-pure and chain: one world for all of a worker's files, since none of them leaves anything in it
      {
        extends: true,
        test: {
          name: 'unit-pure',
          include: ['test/**/*.test.ts'],
          exclude: [...NOT_UNIT, ...WITH_DOM],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: WITH_DOM,
          exclude: [...NOT_UNIT, ...WITH_NODE],
          environment: 'happy-dom',
          // a window a file, in a process that keeps what it has compiled: half the time of a process a file
          pool: 'vmThreads',
          testTimeout: 60_000,
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom-node',
          include: WITH_NODE,
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'chain',
          include: ['test/contract/**/*.test.ts', 'test/demo/**/*.test.ts', 'test/**/*.chain.test.ts'],
          environment: 'node',
          isolate: false,
          // for half of its time a test waits for its node
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'relay',
          include: ['test/relay/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
