import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // one more than the gate has cores: a page that waits for a chain or a relay leaves its core idle
  workers: 3,
  // a slow machine passes: what is waited for costs no more time than it takes to come
  timeout: 900_000,
  expect: { timeout: 180_000 },
  // tools/test.ts names every test that needed it
  retries: 1,
  fullyParallel: false,
  use: {
    actionTimeout: 180_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // a trace of every test, kept where it fails, took a third of all the time; one test is traced by `--trace on`
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
