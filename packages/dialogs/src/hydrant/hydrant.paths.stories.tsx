import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { HydrantActor } from './hydrant.actor'
import { aHydrantContext, aHydrantState, aMisplacedFacility, someDevices, someRecords, someRows } from './hydrant.fixtures'
import { hydrantMachine } from './hydrant.machine'
import { HydrantView } from './hydrant.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs/Hydrant/Paths',
  parameters: { machine: hydrantMachine },
} satisfies Meta

export default meta

const HYDRANT = { hydrantId: '31', channelId: '5' }
const { facility, unit, monitoring, outlets, notEnabled } = aHydrantContext()
const FACTS = { facility, unit, monitoring, outlets, notEnabled }

export const EveryPath = walkEveryPath(
  {
    machine: hydrantMachine,
    starts: [
      { input: HYDRANT },
      { input: { ...HYDRANT, mode: 'list', sensorId: '701' } },
      { input: { ...HYDRANT, sensorId: '701' } },
      { value: aHydrantState(), context: aHydrantContext() },
      // past the end: the rows of this page are gone
      { value: aHydrantState({ mode: { list: { ready: 'refreshing' } } }), context: aHydrantContext({ page: 9 }) },
      { value: aHydrantState({ mode: { list: 'loading' } }), context: aHydrantContext({ page: 9 }) },
      // the link fell silent while a call was on its way
      { value: aHydrantState({ records: 'loadingMore', link: 'silent' }), context: aHydrantContext() },
      { value: aHydrantState({ mode: { list: 'loading' }, link: 'silent' }), context: aHydrantContext() },
      { value: aHydrantState({ mode: { list: { ready: 'refreshing' } }, link: 'silent' }), context: aHydrantContext() },
      { value: aHydrantState({ monitoring: { ready: 'refreshing' } }), context: aHydrantContext() },
    ],
    events: {
      'data.refresh': [{}],
      'mode.show': [{ mode: 'list' }, { mode: 'map' }],
      'popup.open': [{}],
      'popup.close': [{}],
      'filter.choose': [{ status: SENSOR_STATUS.fault }],
      'filter.apply': [{}],
      'page.change': [{ page: 2 }],
      'size.change': [{ limit: 20 }],
      'panel.toggle': [{}],
      'records.more': [{}],
      'realtime.open': [{ sensorId: '701' }],
      'notEnabled.open': [{}],
      'overlay.close': [{}],
      'monitoring.due': [{}],
      'records.changed': [{ change: 1 }, { change: 2 }],
      'link.silent': [{}],
      'link.heard': [{}],
    },
    answers: {
      loadFacts: [FACTS, { ...FACTS, monitoring: [], outlets: [], facility: aMisplacedFacility(null) }],
      loadDevices: [someDevices(), []],
      loadList: [
        { rows: someRows(), total: 44, loadedAt: 0 },
        { rows: [], total: 0, loadedAt: 0 },
        { rows: [], total: 44, loadedAt: 0 },
      ],
      loadRecords: [
        { rows: someRecords(), total: 23, dropped: 0 },
        { rows: [], total: 0, dropped: 0 },
      ],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <HydrantActor.Provider {...actor}>
        <HydrantView onClose={() => undefined} />
        <Overlays />
      </HydrantActor.Provider>
    </StoryProvider>
  ),
)
