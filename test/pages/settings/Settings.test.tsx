import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Settings from '../../../src/pages/settings/Settings.tsx'
import { setTheme, themeChoice } from '../../../src/state/settings/theme.ts'

afterEach(() => {
  cleanup()
  act(() => setTheme('system'))
})

const checked = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent

test('[S2.3] the settings show the theme that was switched elsewhere, as in the header', () => {
  render(<Settings />)
  fireEvent.click(screen.getByLabelText('Dark'))
  expect([checked(), themeChoice()]).toEqual(['Dark', 'dark'])
  act(() => setTheme('light'))
  expect(checked()).toBe('Light')
})
