import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHAINS } from '../../src/lib/chains.ts'
import { asTxHash } from '../../src/lib/hash.ts'
import { TransactionLink } from '../../src/ui/TransactionLink.tsx'

const HASH = asTxHash(`0x${'ab'.repeat(32)}`)
const [ethereum] = CHAINS
if (!ethereum || !HASH) throw new Error('There is no chain or no hash.')

test('[W4] a transaction links to its chain’s explorer, which learns nothing about this page', () => {
  render(<TransactionLink hash={HASH} chain={ethereum} />)
  const link = screen.getByRole('link', { name: '0xabababab…ababab' })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/${HASH}`)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('[W4] without an explorer it is text without a link', () => {
  const { explorer: _, ...bare } = ethereum
  render(<TransactionLink hash={HASH} chain={bare} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('0xabababab…ababab')).toBeDefined()
})
