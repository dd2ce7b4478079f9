import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { StoryWorld } from '../../testing/story-world'
import { OverviewActor } from './overview.actor'
import { summarisePending } from './overview.figures'
import { aFire, anOverview, FOUR_AM, someEvents, someFigures, someHistory, somePlaces } from './overview.fixtures'
import { overviewMachine } from './overview.machine'
import { OverviewView } from './overview.view'
import { OpenDialogs } from './parts/open-dialogs'
import { PendingProvider } from './parts/pending'

const meta = {
  title: 'Console 控制台/Overview 概览/Paths',
  id: 'console-overview-paths',
  parameters: { machine: overviewMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

const NO_DEVICES = { alarm: 0, fault: 0, offline: 0, normal: 0, notEnabled: 0 }

export const EveryPath = walkEveryPath(
  {
    machine: overviewMachine,
    starts: [
      { input: undefined },
      {
        value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, places: { ready: 'fresh' }, history: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live' },
        context: anOverview(),
      },
    ],
    events: {
      'data.refresh': [{}],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
      'plan.open': [{ plan: { buildingId: '12', channelId: '1', floor: 3, sensorId: '501' } }],
      'building.open': [{ plan: { buildingId: '12', channelId: '1', floor: null, sensorId: null } }],
      'hydrant.open': [{ hydrant: { hydrantId: '31', channelId: '5', sensorId: null } }],
      'record.handle': [{ record: aFire() }],
      'overlay.close': [{}],
    },
    answers: {
      loadFigures: [someFigures(), someFigures({ devices: NO_DEVICES, fireHostPoints: NO_DEVICES })],
      loadLatest: [someEvents(), someEvents({ events: [] })],
      loadPlaces: [somePlaces(), somePlaces({ places: [] })],
      loadHistory: [someHistory()],
      planAllowed: [true, false],
    },
  },
  (actor, globals) => (
    <MemoryRouter><StoryWorld globals={globals}>
      <OverviewActor.Provider {...actor}>
        <PendingProvider value={summarisePending(1, [aFire()], FOUR_AM)}><OverviewView onHandle={() => {}} /></PendingProvider>
        <OpenDialogs />
      </OverviewActor.Provider>
    </StoryWorld></MemoryRouter>
  ),
)
