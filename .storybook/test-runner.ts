import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext, Page } from 'playwright'
import { statePaths } from '../packages/dialogs/src/shared/state-paths'
import { isStateValue } from './machine-states'

declare const jestPlaywright: { resetPage(): Promise<void> }

/**
 * The runner goes on as soon as a play has failed, Storybook not: it reloads the page below the next stories, which then
 * fail too and hide the only cause.
 */
async function freshPage(): Promise<void> {
  const runner = globalThis as unknown as { page: Page; context: BrowserContext; __sbSetupPage(page: Page, context: BrowserContext): Promise<void> }
  await jestPlaywright.resetPage()
  await runner.__sbSetupPage(runner.page, runner.context)
}

/** After each state story the screen must be in the state that the story promises (architecture §5). */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, story) {
    if (story.hasFailure === true) return freshPage()
    if (!/\bstates$/i.test(story.title)) return
    const context: unknown = await getStoryContext(page, story)
    const value = (context as { args?: { value?: unknown } }).args?.value
    if (!isStateValue(value)) return
    const promised = statePaths(value)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-state]')].map((element) => element.dataset.state ?? ''),
    )
    if (!shown.includes(promised)) {
      throw new Error(`The story promises "${promised}"; the screen says: ${shown.join(' | ')}`)
    }
  },
}

export default config
