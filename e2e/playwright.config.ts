import { defineConfig } from 'playwright/test'

const CHROME_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage']

/** Two workers, one for each core. Each has a platform with a city of its own, which its files share. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'America/New_York', // times on screen are UTC+8 wherever the operator's machine thinks it is
    viewport: { width: 1280, height: 800 },
    // a picture and the list of steps of a failed test; snapshots of every step would take a third of the time
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: CHROME_FLAGS },
  },
})
