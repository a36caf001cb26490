import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asSeenAbi, wrappedSafeAbi } from '../src/contract/wrappedSafe.generated.ts'
import { ACTS, WRITE_KINDS } from '../src/lib/acts.ts'
import { safeAbi } from '../src/safe/safeAbi.ts'
import { seaportAbi } from '../src/safe/sale/seaportCalls.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))
const pathsOf = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('[W4] every act is sent through useAction and ActionForm: no screen prepares or sends anything itself', () => {
  expect(pathsOf(/\bsendWrite\b/)).toEqual(['state/transactions/useAction.ts', 'state/transactions/writes.ts'])
  expect(pathsOf(/\bprepareWrite\(/).filter((path) => !path.startsWith('safe/'))).toEqual([
    'state/transactions/writes.ts',
  ])
  const asking = pathsOf(/eth_sendTransaction|wallet_sendCalls|sendTransactions\b/)
  expect(asking).toContain('state/transactions/requestFor.ts')
  // requests of that name from other apps are parsed there, and sent like any act
  const reading = [
    'safe/requests/readAppRequest.ts',
    'apps/walletConnect/namespaces.ts',
    'apps/frame/createAppAnswers.ts',
    'state/inbox/refusedRequests.ts',
  ]
  expect(
    asking.filter((path) => !reading.includes(path) && !/^(connectors|demo|state\/transactions)\//.test(path)),
  ).toEqual([])
  // the one-time key is the page's own, without a wallet
  expect(pathsOf(/sendRawTransaction/).filter((path) => !path.startsWith('demo/'))).toEqual([
    'state/sealKey/actByKey.ts',
  ])
  for (const path of pathsOf(/\buseAction\(/).filter((path) => path.startsWith('pages/')))
    expect(files.find((file) => file.path === path)?.text, path).toContain('<ActionForm')
})

test.each(WRITE_KINDS)('[W4] %s has a plan of that kind, and a screen that shows it', (kind) => {
  const plans = files.filter(({ path, text }) => path.startsWith('safe/plans/') && new RegExp(`'${kind}'`).test(text))
  expect(plans.length).toBeGreaterThan(0)
  const creators = plans.flatMap(({ text }) => [...text.matchAll(/export (?:const|function) (create\w+Plan)\b/g)])
  const drawn = creators.filter(([, creator]) =>
    pathsOf(new RegExp(`\\b${creator}\\(`)).some((path) => /^pages\//.test(path)),
  )
  expect(drawn.length).toBeGreaterThan(0)
})

test('[W4] each function that an act names to the user exists in a contract’s ABI', () => {
  const names = [...wrappedSafeAbi, ...asSeenAbi, ...safeAbi, ...seaportAbi].flatMap((entry) =>
    'name' in entry ? [entry.name] : [],
  )
  // neither a deployer nor a plain payment has a function
  const plain = ['create2', 'receive']
  const asked = WRITE_KINDS.flatMap((kind) => ACTS[kind] as readonly string[]).filter((name) => !plain.includes(name))
  expect(asked.filter((name) => !names.some((other) => other === name))).toEqual([])
})
