import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { followToolbar, StoryWorld } from '../../testing/story-world'
import { PaletteActor } from './palette.actor'
import { someFound, someSections } from './palette.fixtures'
import { paletteMachine } from './palette.machine'
import { PaletteView } from './palette.view'

const meta = {
  title: 'Console 控制台/Command palette 命令面板/Paths',
  id: 'console-command-palette-paths',
  parameters: { machine: paletteMachine },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: paletteMachine,
    starts: [{ value: 'screens', context: { query: '', found: null } }],
    events: {
      'query.changed': [{ query: '星河' }, { query: '' }],
      'search.retry': [{}],
    },
    failures: { search: [new Error('no chunk')] },
    answers: { search: [someFound()] },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <PaletteActor.Provider {...actor}>
        <PaletteView sections={someSections} onGo={() => undefined} onClose={() => undefined} />
      </PaletteActor.Provider>
    </StoryWorld>
  ),
)
