import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConnectButton } from '../../src/app/ConnectButton.tsx'
import { connection } from '../../src/state/connection/connection.ts'
import { settings } from '../../src/state/settings/settings.ts'
import { ADA } from '../wallets/testWallet.ts'

const SEPOLIA = 11_155_111

afterEach(() => {
  cleanup()
  settings.remove()
})

test('[S4.3] a wallet on a test network is on the wrong network only while test networks are hidden', () => {
  connection.setState({ status: 'connected', walletId: 'metaMask', account: ADA, chainId: SEPOLIA, since: 1, epoch: 1 })
  render(<ConnectButton isMounted />)
  expect(screen.queryByRole('button', { name: 'Wrong network' })).not.toBeNull()
  act(() => void settings.write({ ...settings.read(), showTestNetworks: true }))
  expect(screen.queryByRole('button', { name: 'Wrong network' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Sepolia/ })).not.toBeNull()
  act(() => void settings.write({ ...settings.read(), showTestNetworks: false }))
  expect(screen.queryByRole('button', { name: 'Wrong network' })).not.toBeNull()
})
