import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const CHROME_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage']

/** Stories are tested in the browser that scripts/test.mjs found or installed. */
export default {
  ...base,
  // a walk over every arrow of the largest machine takes half a minute on two busy cores
  testTimeout: 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { headless: true, executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: CHROME_FLAGS },
    },
  },
}
