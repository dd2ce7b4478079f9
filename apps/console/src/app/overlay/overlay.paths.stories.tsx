import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { ShellView } from '../../layout/shell'
import { followToolbar, StoryWorld } from '../../testing/story-world'
import { grantedSections } from '../routes/granted-menus'
import { SCREENS } from '../routes/screens'
import { SessionProvider } from '../../testing/session-provider'
import { aSignedInUser } from '../session/session.fixtures'
import { OverlayActor } from './overlay.actor'
import { overlayMachine } from './overlay.machine'

const { user, menus } = aSignedInUser()

const meta = {
  title: 'Console 控制台/Shell 框架/Paths',
  id: 'console-shell-paths',
  parameters: { machine: overlayMachine, msw: createMockBackend().handlers },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: overlayMachine,
    starts: [{ value: 'none', context: { address: null } }],
    events: {
      'exceptions.open': [{}],
      'password.open': [{}],
      'security.open': [{}],
      'palette.open': [{}],
      'dialog.open': [{ address: 'building.12' }],
      'overlay.close': [{}],
    },
  },
  (actor, globals) => (
    <SessionProvider options={{ input: { session: null, endReason: null } }}>
      <StoryWorld globals={globals}>
        <MemoryRouter initialEntries={['/gailan/overView']}>
          <OverlayActor.Provider {...actor}>
            <ShellView sections={grantedSections(menus, SCREENS)} home="/gailan/overView" user={user} />
          </OverlayActor.Provider>
        </MemoryRouter>
      </StoryWorld>
    </SessionProvider>
  ),
)
