import type { StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { ListCalls } from '../screens/list-screen/list-declaration'
import type { ListedRow } from '../screens/list-screen/list-screen.types'
import type { DeclaredScreen } from '../screens/declared-screen'
import { rightCode } from '../screens/rights/rights'
import { memoryCalls } from './memory-calls'
import { ScreenStage } from './screen-stage'
import { callsOfKind } from './calls-of-kind'
import type { ScreenSample } from './screen-sample'
import { followToolbar, storyClient } from './story-world'

/** The story of a declared list or tree screen, or of the first of several: with its sample rows, all rights and no network. */
export function screenStory<Row extends ListedRow>(declared: DeclaredScreen | readonly DeclaredScreen[], { rows, ...beside }: ScreenSample<Row>): StoryObj {
  const [first] = [declared].flat()
  if (first === undefined) throw new Error('there is no screen to show')
  const { Screen, key, words, elements, parts = {} } = first
  const allowed = [...new Set(['btn_add', 'btn_edit', 'btn_del', 'btn_export', 'btn_import', ...elements])]
  return {
    beforeEach: followToolbar,
    render: (_, { globals }) => (
      <ScreenStage globals={globals} elements={allowed.map((element) => ({ code: rightCode(key, element), type: 'button', name: element }))}>
        <Screen calls={{ ...(callsOfKind(first, storyCalls(first, rows), beside) as object), ...partCalls(parts, beside.parts) }} />
      </ScreenStage>
    ),
    play: async ({ globals }) => {
      // of a screen with tabs the first one is shown
      const { en, zhCN } = Object.values(parts)[0]?.words ?? words
      const { title } = globals.locale === 'en' ? en : zhCN
      const table = await screen.findByRole('table', { name: title })
      await expect(table).toHaveAttribute('aria-rowcount', String(rows.length + 1))
      await expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    },
  }
}

/** The calls of the tabs that have sample rows of their own. */
function partCalls(parts: Readonly<Record<string, DeclaredScreen>>, samples: ScreenSample['parts'] = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (samples[name] ? [[name, callsOfKind(part, storyCalls(part, samples[name].rows as readonly ListedRow[]), samples[name])]] : [])))
}

/** The calls that the screen really has, in memory: a story must not offer an act that the product lacks. */
function storyCalls<Row extends ListedRow>({ list }: DeclaredScreen, rows: readonly Row[]): Partial<ListCalls<Row, unknown, Partial<Row>>> {
  const [sample] = rows
  const all = memoryCalls<Row, unknown, Partial<Row>>(rows, sample ? { toRow: (input, id) => ({ ...sample, ...input, id }) } : {})
  if (!list) return all
  const real = storyClient().with(list.calls)
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in real))
}
