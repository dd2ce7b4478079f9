import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js'

/**
 * The page in which the stories of a test file are shown, with the hooks of `.storybook/test-runner.ts`. The setup file of the runner
 * would load these, and with them the runner and its compiler, anew for each test file: half a second of work.
 */
export default class StoryEnvironment extends StorybookEnvironment {
  async setup() {
    await super.setup()
    const { preVisit, postVisit } = await getTestRunnerConfig()
    this.global.__sbSetupPage = setupPage
    this.global.__sbPreVisit = preVisit
    this.global.__sbPostVisit = (page, story) => (story.hasFailure ? this.openNewPage() : postVisit(page, story))
  }

  /** After a failed play Storybook reloads the page, while the runner already runs the next stories: these would fail too and hide the cause. */
  async openNewPage() {
    await this.global.jestPlaywright.resetPage()
    await setupPage(this.global.page, this.global.context)
  }
}
