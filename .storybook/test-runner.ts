import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { statePaths } from '../packages/dialogs/src/shared/state-paths'
import { isStateValue } from './machine-states'

/** Stories whose play ends in another state than it begins in; `found` leaves no machine on the screen. */
const LEADS_ON = new Set([
  'console-command-palette-states--partly-failed',
  'console-kinds-list-screen-states--keyboard',
  'console-overview-states--map-opens-a-building',
  'console-plan-editor-states--keyboard',
  'dialogs-confirm-exception-find-record-states--found',
])

/** What the function of the runner gives, beside its declared type: the story, not its context. */
interface PreparedStory {
  initialArgs: { value?: unknown }
}

/** What is checked beside each play; `scripts/test-run/story-environment.mjs` calls it. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  // the stories of several titles share a page (`scripts/test-run/group-stories.mjs`); what one has stored in the browser is gone before the next
  async preVisit(page) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
  /** After each state story `data-state` on the screen must be the state in the story's args (architecture §5). */
  async postVisit(page, story) {
    if (!/\bstates$/i.test(story.title) || LEADS_ON.has(story.id)) return
    const { initialArgs: { value } } = (await getStoryContext(page, story)) as unknown as PreparedStory
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
