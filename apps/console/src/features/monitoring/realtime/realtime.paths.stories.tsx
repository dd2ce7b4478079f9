import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../../../.storybook/paths/path-walk'
import { Overlays } from './parts/overlays'
import { RealtimeActor } from './realtime.actor'
import { aRealtime, someAreas, somePlaces } from './realtime.fixtures'
import { realtimeMachine } from './realtime.machine'
import { RealtimeStage } from './realtime.stage'
import { RealtimeView } from './realtime.view'

const meta = {
  title: 'Console 控制台/Real-time monitoring 实时监测/Paths',
  id: 'console-real-time-monitoring-paths',
  parameters: { machine: realtimeMachine, msw: createMockBackend().handlers },
} satisfies Meta

export default meta

export const EveryPath = walkEveryPath(
  {
    machine: realtimeMachine,
    starts: [
      { input: undefined },
      { value: { places: { ready: 'fresh' }, areas: 'loaded', overlay: 'none', link: 'live' }, context: aRealtime() },
    ],
    events: {
      'data.refresh': [{}],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
      'place.select': [{ selected: { id: '2', at: 1 } }],
      'plan.open': [{ plan: { buildingId: '1', channelId: '2' } }],
      'hydrant.open': [{ hydrant: { hydrantId: '31', channelId: '5' } }],
      'device.open': [{ device: { sensorId: '501', channelId: '2' } }],
      'overlay.close': [{}],
    },
    answers: {
      loadPlaces: [somePlaces(), somePlaces({ places: [] })],
      loadAreas: [someAreas()],
    },
  },
  (actor, globals) => (
    <RealtimeStage globals={globals}>
      <RealtimeActor.Provider {...actor}>
        <RealtimeView section="dianqihuozai" kind="building" channelId="2" />
        <Overlays />
      </RealtimeActor.Provider>
    </RealtimeStage>
  ),
)
