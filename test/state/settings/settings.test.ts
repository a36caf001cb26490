import { expect, test } from 'vitest'
import { setOwnProjectId } from '../../../src/state/settings/ownServers.ts'
import { settings } from '../../../src/state/settings/settings.ts'

const ID = '0123456789abcdef'.repeat(2)

test('[S5.4] the user may set their own project id, and remove it again', () => {
  expect(setOwnProjectId(` ${ID.toUpperCase()} `)).toBe(true)
  expect(settings.read().walletConnectProjectId).toBe(ID)
  expect(setOwnProjectId('')).toBe(true)
  expect(settings.read()).not.toHaveProperty('walletConnectProjectId')
})

test.each(['short', ID.slice(1), `${ID}0`, 'g'.repeat(32), 'YOUR_PROJECT_ID'])(
  '[S5.4] %s is refused, and changes nothing',
  (text) => {
    setOwnProjectId(ID)
    expect(setOwnProjectId(text)).toBe(false)
    expect(settings.read().walletConnectProjectId).toBe(ID)
  },
)

test.each([
  { rpc: {}, showTestNetworks: true },
  { rpc: {}, showTestNetworks: true, walletConnectRelay: 'wss://relay.example' },
])('[S3.4] settings stored before there was a relay are still read: %j', (value) => {
  localStorage.setItem('settings', JSON.stringify({ v: 1, value }))
  expect(settings.read()).toEqual(value)
})

test.each(['https://relay.example', 'javascript:alert(1)', 7])(
  '[S3.4] %j is refused as a relay',
  (walletConnectRelay) => {
    const value = { rpc: {}, showTestNetworks: true, walletConnectRelay }
    localStorage.setItem('settings', JSON.stringify({ v: 1, value }))
    expect(settings.read().showTestNetworks).toBe(false)
  },
)
