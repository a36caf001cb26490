import { expect, type Frame, type Page } from '@playwright/test'

/** Milliseconds for one try: a sentence that changes just then takes the agreement back, and the button waits for another. */
const TRY_DEADLINE = 10_000

/** Milliseconds for all tries, as for any other state that is waited for. */
const DEADLINE = 180_000

/** The button of an act's form: a step before it may be called the same. */
export const actButton = (screen: Page | Frame, act: string | RegExp) =>
  screen.getByRole('main').locator('form').getByRole('button', { name: act, exact: true })

/**
 * Presses the button of an act's form as soon as it can be pressed, and agrees to all that is asked there: be it asked after the
 * button has come, and anew where a check that has finished changes the sentence.
 */
export async function pressAct(screen: Page | Frame, act: string | RegExp): Promise<void> {
  const button = actButton(screen, act)
  const consents = screen.locator('main form').filter({ has: screen.getByRole('button', { name: act, exact: true }) })
  await expect(button).toBeVisible()
  await expect(async () => {
    for (const consent of await consents.getByRole('checkbox').all()) await consent.check({ timeout: TRY_DEADLINE })
    await button.click({ timeout: TRY_DEADLINE })
  }).toPass({ timeout: DEADLINE })
}
