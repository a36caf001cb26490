import type { Page } from '@playwright/test'
import { samples } from '../../src/demo/samples.ts'
import { appFrameWords } from '../../src/words/en/appFrame.ts'
import { button, type Screen, type Stage } from './screen.ts'

const APP = 'https://app.example/'
/** Sends more requests than any app needs to. */
const SPAM = `<script>for (let id = 0; id < 500; id++) parent.postMessage({ id: String(id), method: 'getSafeInfo' }, '*')</script>`

const open = async (page: Page, url: string) => {
  await page.getByLabel(appFrameWords.address).fill(url)
  await button(page, appFrameWords.open).click()
}
const inFrame = (page: Page) => page.frameLocator('main iframe')

/** The sample app, as if it were somebody else's. */
async function serveApp(page: Page, { siteUrl }: Stage): Promise<void> {
  const app = await (await fetch(`${siteUrl}sample-app.html`)).text()
  await page.route(`${APP}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url() === APP ? app : SPAM }),
  )
}

/** An app in a frame of the page, with a wrapped Safe as its account. */
export const appFrameScreens: readonly Screen[] = [
  {
    path: `eth:${samples.wrapped.address}?apps`,
    by: 'owner',
    name: 'app-frame-address',
    before: serveApp,
    act: async (page) => {
      await open(page, 'http://app.example')
      await page.getByText(appFrameWords.wrong.insecure).waitFor()
    },
    next: [
      {
        name: 'app-frame',
        act: async (page) => {
          await open(page, APP)
          await inFrame(page).getByText(samples.wrapped.address).first().waitFor()
        },
      },
      {
        name: 'app-frame-asks',
        act: async (page) => {
          await inFrame(page).getByRole('button').first().click()
          await button(page, appFrameWords.look).click()
        },
      },
      {
        name: 'app-frame-over',
        act: async (page) => {
          await button(page, appFrameWords.close).click()
          await open(page, `${APP}spam`)
          await page.getByText(appFrameWords.over.spam.title).waitFor()
        },
      },
    ],
  },
]
