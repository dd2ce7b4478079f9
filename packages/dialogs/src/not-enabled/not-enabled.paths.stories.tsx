import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { NotEnabledActor } from './not-enabled.actor'
import { aNotEnabledContext, aNotEnabledRow, nothingListed } from './not-enabled.fixtures'
import { notEnabledMachine } from './not-enabled.machine'
import { NotEnabledView } from './not-enabled.view'

const meta = {
  title: 'Dialogs/Not enabled/Paths',
  parameters: { machine: notEnabledMachine },
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: notEnabledMachine,
    starts: [
      { value: { list: 'loading' }, context: nothingListed() },
      { value: { list: 'loading' }, context: aNotEnabledContext({ page: 3 }) },
      { value: { list: { ready: 'fresh' } }, context: aNotEnabledContext({ page: 3 }) },
    ],
    events: {
      'page.change': [{ page: 2 }],
      'size.change': [{ limit: 30 }],
      'data.refresh': [{}],
      'link.silent': [{}],
      'link.heard': [{}],
    },
    answers: {
      loadPage: [
        { rows: [aNotEnabledRow()], total: 1, loadedAt: 0 },
        { rows: [], total: 0, loadedAt: 0 },
        { rows: [], total: 20, loadedAt: 0 },
      ],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <NotEnabledActor.Provider {...actor}>
        <NotEnabledView onClose={() => undefined} />
      </NotEnabledActor.Provider>
    </StoryProvider>
  ),
)
