import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../testing/story-world'
import { WallSessionActor } from './wall-session.actor'
import { wallSessionMachine } from './wall-session.machine'
import { WallSessionView } from './wall-session.view'

const meta = {
  title: 'Console 控制台/Wall 大屏/Paths',
  id: 'console-wall-paths',
  parameters: { machine: wallSessionMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const NOW = Date.UTC(2026, 10, 19, 20)

export const EveryPath = walkEveryPath(
  {
    machine: wallSessionMachine,
    starts: [{ input: { canRenew: true, endsAt: NOW, now: NOW } }, { input: { canRenew: false, endsAt: null, now: NOW } }],
    events: {},
    answers: { renew: [{ endsAt: NOW, now: NOW }] },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <WallSessionActor.Provider {...actor}><WallSessionView /></WallSessionActor.Provider>
    </StoryWorld>
  ),
)
