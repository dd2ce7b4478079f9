import { getJestConfig } from '@storybook/test-runner'
import { groupStories } from './scripts/test-run/group-stories.mjs'

/** Enough for two workers to end at about the same time. */
const GROUPS = 20
// the runner has written one file for each title there
if (process.env.TEST_ROOT) groupStories(process.env.TEST_ROOT, GROUPS)

const base = getJestConfig()
const CHROME_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage']

/** Stories are tested in the browser that scripts/test.mjs found or installed. */
export default {
  ...base,
  // instead of what the runner loads into each test file: its hooks, and matchers and snapshots that no story uses
  testEnvironment: '<rootDir>/scripts/test-run/story-environment.mjs',
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
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
