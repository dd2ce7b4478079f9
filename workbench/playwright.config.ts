import { defineConfig } from 'playwright/test'

/** Tests of the built workbench itself, which `WORKBENCH_URL` serves: what its pages do beside the stories (npm test, step `stories`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/workbench',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    baseURL: `${process.env.WORKBENCH_URL ?? 'http://127.0.0.1:6006'}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
  },
})
