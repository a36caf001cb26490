import { banner, type Screen } from './screen.ts'

/** A list of sixty chains. */
export const manyChainsScreens: readonly Screen[] = [
  {
    name: 'network-sixty',
    path: '',
    isDialog: true,
    by: 'owner',
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Ethereum' }).click()
      await page.getByRole('button', { name: /^A network whose name/ }).scrollIntoViewIfNeeded()
    },
  },
]
