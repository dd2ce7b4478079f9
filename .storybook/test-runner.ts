import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext, Page } from 'playwright'
import { statePaths } from '../packages/dialogs/src/shared/state-paths'
import { isStateValue } from './machine-states'

declare const jestPlaywright: { resetPage(): Promise<void> }

/**
 * Opens a new page after a failed play. Storybook reloads the page after a failure, while the runner already runs the next
 * stories: these would fail too and hide the cause.
 */
async function freshPage(): Promise<void> {
  const runner = globalThis as unknown as { page: Page; context: BrowserContext; __sbSetupPage(page: Page, context: BrowserContext): Promise<void> }
  await jestPlaywright.resetPage()
  await runner.__sbSetupPage(runner.page, runner.context)
}

/** After each state story `data-state` on the screen must be the state in the story's args (architecture §5). */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, story) {
    if (story.hasFailure === true) return freshPage()
    if (!/\bstates$/i.test(story.title)) return
    const context: unknown = await getStoryContext(page, story)
    const value = (context as { args?: { value?: unknown } }).args?.value
    if (!isStateValue(value)) return
    const expected = statePaths(value)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-state]')].map((element) => element.dataset.state ?? ''),
    )
    if (!shown.includes(expected)) {
      throw new Error(`The args of the story name the state "${expected}"; data-state on the screen: ${shown.join(' | ')}`)
    }
  },
}

export default config
