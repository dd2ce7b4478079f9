import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../testing/story-world'
import { OverviewActor } from './overview.actor'
import { summarisePending } from './overview.figures'
import { aFire, anOverview, FOUR_AM, someEvents, someFigures } from './overview.fixtures'
import { overviewMachine } from './overview.machine'
import { OverviewView } from './overview.view'
import { OpenFloorPlan } from './parts/open-floor-plan'

const meta = {
  title: 'Console/Overview/Paths',
  parameters: { machine: overviewMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const NO_DEVICES = { alarm: 0, fault: 0, offline: 0, normal: 0 }

export const EveryPath = walkEveryPath(
  {
    machine: overviewMachine,
    starts: [
      { input: undefined },
      {
        value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live' },
        context: anOverview(),
      },
    ],
    events: {
      'data.refresh': [{}],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
      'plan.open': [{ plan: { buildingId: '12', channelId: '1', floor: 3, sensorId: '501' } }],
      'plan.close': [{}],
      'hydrant.open': [{ hydrant: { hydrantId: '31', channelId: '5', sensorId: null } }],
      'hydrant.close': [{}],
    },
    answers: {
      loadFigures: [someFigures(), someFigures({ devices: NO_DEVICES, fireHostPoints: NO_DEVICES })],
      loadLatest: [someEvents(), someEvents({ events: [] })],
      planAllowed: [true, false],
    },
  },
  (actor, globals) => (
    <StoryWorld globals={globals}>
      <OverviewActor.Provider {...actor}>
        <OverviewView pending={summarisePending(1, [aFire()], FOUR_AM)} onHandle={() => {}} />
        <OpenFloorPlan />
      </OverviewActor.Provider>
    </StoryWorld>
  ),
)
