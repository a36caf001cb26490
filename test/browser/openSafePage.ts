import type { BrowserContext } from '@playwright/test'

/** Stands in for Safe{Wallet}'s page that accepts a pairing code. @returns the code that it was opened with */
export async function openSafePage(context: BrowserContext): Promise<() => Promise<string>> {
  let take = (_uri: string): void => undefined
  const taken = new Promise<string>((resolve) => {
    take = resolve
  })
  await context.route('https://app.safe.global/**', (route) => {
    take(new URL(route.request().url()).searchParams.get('uri') ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>Safe</title>' })
  })
  return () => taken
}
