import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { MOST_TEXT } from '../../../src/lib/links/mostText.ts'
import { OpenSentFile } from '../../../src/pages/parts/files/OpenSentFile.tsx'
import type { Consent } from '../../../src/safe/consent/consent.ts'
import { consentFile } from '../../../src/safe/consent/consentFile.ts'
import { encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import type { SignedOffer } from '../../../src/safe/sale/offer.ts'
import { offerFile } from '../../../src/safe/sale/offerFile.ts'
import { encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { SAFE } from '../../safe/genuineSafe.ts'
import { ADA } from '../../wallets/testWallet.ts'

const [safe, ada] = [toAddress(SAFE) ?? ZERO_ADDRESS, toAddress(ADA) ?? ZERO_ADDRESS]
const multiSend = GENUINE_SINGLETONS[0]?.multiSendCallOnly ?? ZERO_ADDRESS
const consentOn = (chainId: number): Consent => ({
  content: { chainId, safe, nonce: 7n, multiSend, modules: [], holder: ada },
  signatures: [],
})
const offerOn = (chainId: number): SignedOffer => ({
  offer: {
    ...{ chainId, tokenId: (1n << 160n) + BigInt(safe), currency: ZERO_ADDRESS, price: 7n, buyer: ZERO_ADDRESS },
    ...{ state: { nonce: 1n, epoch: 2n, lockedUntil: 3, quietUntil: 4 }, deadline: 1_800_000_000 },
  },
  signature: '0x1234',
})
const altered = (text: string) => text.replace('"price": "7"', '"price": "6"')

beforeEach(() => {
  location.hash = '#/'
  render(<OpenSentFile />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function choose(text: string): void {
  const file = new File([text], 'some.json', { type: 'application/json' })
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } })
}

describe('[W3] a file from somebody else', () => {
  test('[W3] leads to the same page as a link with the same offer or signatures', async () => {
    choose(offerFile(offerOn(1)))
    await waitFor(() => expect(location.hash).toBe(`#/eth:${safe}?offer=${encodeOffer(offerOn(1))}`))
    choose(consentFile(consentOn(1)))
    await waitFor(() => expect(location.hash).toBe(`#/wrap/eth:${safe}?d=${encodeConsent(consentOn(1))}`))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test.each<[string, () => string, string]>([
    [
      'is a batch',
      () => JSON.stringify({ chainId: '1', transactions: [] }),
      'This is a batch of calls. The holder imports it',
    ],
    ['is a picture', () => '\u0089PNG', 'This page didn’t make this file. Ask whoever sent it'],
    ['was cut', () => offerFile(offerOn(1)).slice(0, -20), 'The file is incomplete or was altered. Ask for it again'],
    ['shows another price', () => altered(offerFile(offerOn(1))), 'The file says one thing and carries another.'],
    ['is for another network', () => offerFile(offerOn(987_654)), 'a network that this page isn’t set up for'],
    ['holds signatures for one', () => consentFile(consentOn(987_654)), 'a network that this page isn’t set up for'],
    ['holds half of them', () => JSON.stringify({ consent: 'abc' }), 'The file is incomplete or was altered.'],
  ])('[W3] that %s gives an error with what to do, and leads nowhere', async (_, textOf, said) => {
    choose(textOf())
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(said))
    expect(location.hash).toBe('#/')
  })

  test('[W3] that is far too large isn’t even read; one that the browser can’t read gives an error', async () => {
    const read = vi.spyOn(File.prototype, 'text')
    choose('x'.repeat(MOST_TEXT + 1))
    expect(await screen.findByText(/^The file is far too large to be one of this page/)).toBeDefined()
    expect(read).not.toHaveBeenCalled()
    read.mockRejectedValue(new DOMException('It was moved.', 'NotFoundError'))
    choose(offerFile(offerOn(1)))
    expect(await screen.findByText('The file couldn’t be read. Choose it again.')).toBeDefined()
    expect(location.hash).toBe('#/')
  })
})
