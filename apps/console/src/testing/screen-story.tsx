import type { StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { ListCalls } from '../screens/list-screen/list-declaration'
import type { ListedRow } from '../screens/list-screen/list-screen.types'
import type { DeclaredScreen } from '../screens/declared-screen'
import { rightCode } from '../screens/rights/rights'
import { memoryCalls } from './memory-calls'
import { ScreenStage } from './screen-stage'
import type { ScreenSample } from './screen-sample'
import { followToolbar } from './story-world'

/** The story of a declared list screen, or of the first of several: with its sample rows, all rights and no network. */
export function screenStory<Row extends ListedRow>(declared: DeclaredScreen | readonly DeclaredScreen[], { rows }: ScreenSample<Row>): StoryObj {
  const [first] = [declared].flat()
  if (first === undefined) throw new Error('there is no screen to show')
  const { Screen, key, words, elements } = first
  const allowed = [...new Set(['btn_add', 'btn_edit', 'btn_del', 'btn_export', 'btn_import', ...elements])]
  return {
    beforeEach: followToolbar,
    render: (_, { globals }) => (
      <ScreenStage globals={globals} elements={allowed.map((element) => ({ code: rightCode(key, element), type: 'button', name: element }))}>
        <Screen calls={storyCalls(rows)} />
      </ScreenStage>
    ),
    play: async ({ globals }) => {
      const { title } = globals.locale === 'en' ? words.en : words.zhCN
      const table = await screen.findByRole('table', { name: title })
      await expect(table).toHaveAttribute('aria-rowcount', String(rows.length + 1))
      await expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    },
  }
}

/** Calls on a list in memory, so that the buttons of the story change its rows. */
function storyCalls<Row extends ListedRow>(rows: readonly Row[]): ListCalls<Row, unknown, Partial<Row>> {
  const [first] = rows
  return memoryCalls<Row, unknown, Partial<Row>>(rows, first ? { toRow: (input, id) => ({ ...first, ...input, id }) } : {})
}
