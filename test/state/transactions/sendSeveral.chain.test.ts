// @vitest-environment happy-dom
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { adasWallet, ONE, type SendWorld, startSend, visit } from './startSend.ts'

// Several sends out of one Safe, one after the other, while nothing is mined.

let world: SendWorld
beforeAll(async () => {
  world = await startSend()
})
afterAll(() => world.anvil.stop())
afterEach(async () => {
  await world.request('evm_setAutomine', true)
  await world.request('evm_mine')
  localStorage.clear()
})

const stranger = () => privateKeyToAddress(generatePrivateKey())
const hold = () => world.request('evm_setAutomine', false)
const mine = () => world.request('evm_mine')
const failing = () => {
  throw { code: -32603, message: 'Internal JSON-RPC error.' }
}

test('[S4.7] two different sends are pending together, each is followed to its outcome, and each happens once', async () => {
  const to = stranger()
  const wallet = adasWallet()
  wallet.answer('eth_sendTransaction', (params) => world.broadcastUnmined(params))
  const page = await visit(world.anvil.url, wallet)
  await hold()
  await page.send(to)
  await page.send(to, 2n * ONE)
  expect(wallet.asked('eth_sendTransaction')).toBe(2)
  expect(page.getTransactions().map(({ status, summary }) => [status, summary?.value])).toEqual([
    ['pending', (2n * ONE).toString()],
    ['pending', ONE.toString()],
  ])
  const [second, first] = page.getTransactions()
  expect(second?.fingerprint).not.toBe(first?.fingerprint)
  await mine()
  await page.until(() => expect(page.getTransactions().map(({ status }) => status)).toEqual(['confirmed', 'confirmed']))
  expect(await world.wealthOf(to)).toBe(3n * ONE)
})

test('[S4.7] the same send again while the first is pending: the wallet isn’t asked, unless a second one is requested', async () => {
  const to = stranger()
  const wallet = adasWallet()
  wallet.answer('eth_sendTransaction', (params) => world.broadcastUnmined(params))
  const page = await visit(world.anvil.url, wallet)
  await hold()
  await page.send(to)
  const id = page.idOf(page.newest() as never)
  expect(await page.send(to)).toEqual({ status: 'logged', id })
  expect(wallet.asked('eth_sendTransaction')).toBe(1)
  await page.send(to, ONE, true)
  expect(wallet.asked('eth_sendTransaction')).toBe(2)
  await mine()
  await page.until(() => expect(page.getTransactions().map(({ status }) => status)).toEqual(['confirmed', 'confirmed']))
  expect(await world.wealthOf(to)).toBe(2n * ONE)
})

test('[S4.7] another send while one is in doubt is held back until the user has seen the doubt', async () => {
  const to = stranger()
  const wallet = adasWallet()
  wallet.answer('eth_sendTransaction', failing)
  const page = await visit(world.anvil.url, wallet)
  await page.send(to)
  const doubt = page.newest()
  expect(doubt).toMatchObject({ status: 'unknown' })
  const id = page.idOf(doubt as never)
  wallet.answer('eth_sendTransaction', (params) => world.broadcast(params))
  expect(await page.send(to, 2n * ONE)).toEqual({ status: 'logged', id })
  const reloaded = await visit(world.anvil.url, wallet)
  expect(await reloaded.send(to, 2n * ONE)).toEqual({ status: 'logged', id })
  expect(wallet.asked('eth_sendTransaction')).toBe(1)
  reloaded.resetWrite(
    reloaded.planFor(to),
    reloaded.getTransactions().find((one) => reloaded.idOf(one) === id),
  )
  await reloaded.send(to, 2n * ONE)
  expect(wallet.asked('eth_sendTransaction')).toBe(2)
  expect(await world.wealthOf(to)).toBe(2n * ONE)
})

test('[S4.7] if the doubtful send of 1 turns out to have been sent, the wallet isn’t asked for the 2', async () => {
  const to = stranger()
  const wallet = adasWallet()
  wallet.answer('eth_sendTransaction', failing)
  const page = await visit(world.anvil.url, wallet)
  await page.send(to)
  await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
  page.resetWrite(page.planFor(to), page.newest())
  const [asked] = wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
  await world.broadcast(asked?.params ?? [])
  await page.send(to, 2n * ONE)
  expect(wallet.asked('eth_sendTransaction')).toBe(1)
  await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
  expect(await world.wealthOf(to)).toBe(ONE)
})

test('[S4.7] rejecting the second send keeps the first in doubt: its outcome is shown before a third', async () => {
  const to = stranger()
  const wallet = adasWallet()
  wallet.answer('eth_sendTransaction', failing)
  const page = await visit(world.anvil.url, wallet)
  await page.send(to)
  await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
  const [asked] = wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
  page.resetWrite(page.planFor(to), page.newest())
  wallet.answer('eth_sendTransaction', () => {
    throw { code: 4001, message: 'User rejected the request.' }
  })
  expect(await page.send(to)).toMatchObject({ status: 'refused' })
  await world.broadcast(asked?.params ?? [])
  page.watchAgain(page.newest() as never)
  await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
  await page.send(to)
  expect(wallet.asked('eth_sendTransaction')).toBe(2)
  expect(await world.wealthOf(to)).toBe(ONE)
})
