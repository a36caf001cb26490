import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import NetworkDialog from '../../../src/modals/network/NetworkDialog.tsx'
import { SwitchTo } from '../../../src/modals/network/SwitchTo.tsx'
import { connection } from '../../../src/state/connection/connection.ts'
import { ADA } from '../../wallets/testWallet.ts'

/** Connected in the frame of a Safe on that chain. */
const beInSafe = (chainId: number) =>
  connection.setState(
    { epoch: 1, since: 1, status: 'connected', walletId: 'safe', transport: 'safe', account: ADA, chainId },
    true,
  )

const draw = () => {
  const { container } = render(<NetworkDialog isOpen onClose={() => undefined} />)
  // a window without layout shows no modal dialog
  return { text: container.textContent ?? '', buttons: container.querySelectorAll('button, [data-rows] *') }
}

test.each(CHAINS)('[S1.3] inside a Safe on $name the network is shown, and no other is offered', (chain) => {
  beInSafe(chain.id)
  const { text, buttons } = draw()
  expect(text).toContain(
    `This Safe is on ${chain.name} and can't switch. For another network, open this page in a Safe`,
  )
  expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual(['Close'])
})

test('[S1.3] inside a Safe on a network that this page doesn’t have, it says so and where to go', () => {
  beInSafe(56)
  const { text, buttons } = draw()
  expect(text).toContain(
    "This Safe is on a network that this page doesn't support. Open the page in a Safe on another one.",
  )
  expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual(['Close'])
})

test('[S1.3] an act on another network than the Safe’s offers no switch, and says what to do instead', () => {
  beInSafe(1)
  const [, other] = CHAINS
  if (!other) throw new Error('There is no second chain.')
  render(<SwitchTo chain={other} label="Switch" onDone={() => undefined} />)
  expect(screen.getByText(`A Safe is on one network only. Open this page in a Safe on ${other.name}.`)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Switch' })).toBeNull()
})
