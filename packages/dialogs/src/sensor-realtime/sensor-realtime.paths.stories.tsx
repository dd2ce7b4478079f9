import { MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { RAISED } from '../../../../.storybook/paths/path-plan'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { dayOf } from './reading-day'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { aFireHostContext, aMeasuringPoint, aRealtimeContext, aSensorResponse, clientWithHistory, someReadings, someRecords } from './sensor-realtime.fixtures'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import { SensorRealtimeView } from './sensor-realtime.view'

const meta = {
  title: 'Dialogs 对话框/Sensor realtime 实时数据/Paths',
  id: 'dialogs-sensor-realtime-paths',
  parameters: { machine: sensorRealtimeMachine },
} satisfies Meta

export default meta

const { target, pointCode, sensor } = aRealtimeContext()
const OTHER_POINT = sensor?.points.find(({ code }) => code !== pointCode)?.code ?? ''
const READY = { sensor: { ready: 'fresh' }, chart: { ready: 'fresh' } } as const
const CLIENT = clientWithHistory(someRecords())
const PUSHED = [{ at: 0, value: 88, code: pointCode ?? '' }]

export const EveryPath = walkEveryPath(
  {
    machine: sensorRealtimeMachine,
    starts: [
      { input: target },
      { input: aFireHostContext().target },
      { value: READY, context: aRealtimeContext() },
      { value: { ...READY, chart: 'empty' }, context: aRealtimeContext({ readings: [] }) },
    ],
    events: {
      'point.choose': [{ code: OTHER_POINT }],
      'day.choose': [{ day: { of: 'yesterday', day: '2026-10-11' } }, { day: { of: 'today' } }],
      'data.refresh': [{}],
      'readings.due': [{}],
      'readings.pushed': [{ readings: PUSHED }, { readings: [] }],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
      'sensor.known': RAISED,
    },
    answers: {
      loadSensor: [
        aSensorResponse(),
        aSensorResponse({ points: [] }),
        aSensorResponse({ points: [aMeasuringPoint({ code: 'NEW-POINT' })] }),
        aSensorResponse({ curve: { readings: someReadings(), dropped: 0, day: dayOf(MOCK_NOW), loadedAt: MOCK_NOW } }),
        aSensorResponse({ curve: { readings: [], dropped: 0, day: dayOf(MOCK_NOW), loadedAt: MOCK_NOW } }),
      ],
      loadCurve: [
        { readings: someReadings(), day: '2026-10-12', loadedAt: 0 },
        { readings: [], day: '2026-10-12', loadedAt: 0 },
      ],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals} client={CLIENT}>
      <SensorRealtimeActor.Provider {...actor}>
        <SensorRealtimeView onClose={() => undefined} />
      </SensorRealtimeActor.Provider>
    </StoryProvider>
  ),
)
