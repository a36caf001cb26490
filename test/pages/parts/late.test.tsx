import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { late } from '../../../src/pages/parts/late.tsx'

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>

test('[W6] a prefetched chunk renders at once, and any other shows that it is loading', async () => {
  const Ahead = late(async () => Part)
  await Ahead.fetchAhead()
  render(<Ahead name="Ada" />)
  expect(screen.getByText('Here is Ada')).toBeDefined()
  cleanup()
  let come = (_: typeof Part): void => undefined
  const Slow = late(
    () =>
      new Promise<typeof Part>((resolve) => {
        come = resolve
      }),
  )
  render(<Slow name="Ben" />)
  expect(screen.getByText('Loading…')).toBeDefined()
  await act(async () => come(Part))
  expect(await screen.findByText('Here is Ben')).toBeDefined()
})

test('[W6] a chunk that failed to load says so in words, and the next screen requests it again', async () => {
  let isDown = true
  const Part1 = late(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return Part
  })
  await Part1.fetchAhead()
  render(<Part1 name="Ada" />)
  expect((await screen.findByRole('alert')).textContent).toContain('This page stopped working.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  cleanup()
  isDown = false
  render(<Part1 name="Ada" />)
  expect(await screen.findByText('Here is Ada')).toBeDefined()
})
