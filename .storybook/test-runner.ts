import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { statePaths } from '../packages/dialogs/src/shared/state-paths'
import { isStateValue } from './machine-states'

/** After each state story the screen must be in the state that the story promises (architecture §5). */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, story) {
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
