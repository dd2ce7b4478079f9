import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { HydrantActor } from './hydrant.actor'
import { aHydrantContext, aHydrantState, aMisplacedFacility, allRead, clientWithRows, someDevices, someRecords, someRows } from './hydrant.fixtures'
import { hydrantMachine } from './hydrant.machine'
import { NO_ROWS } from './hydrant.setup'
import { HydrantView } from './hydrant.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs 对话框/Hydrant 消火栓、水压/Paths',
  id: 'dialogs-hydrant-paths',
  parameters: { machine: hydrantMachine },
} satisfies Meta

export default meta

const CLIENT = clientWithRows(someRows())
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
      // the link fell silent while a call was running
      { value: aHydrantState({ records: 'loadingMore', link: 'silent' }), context: aHydrantContext() },
      { value: aHydrantState({ monitoring: { ready: 'refreshing' } }), context: aHydrantContext() },
    ],
    events: {
      'data.refresh': [{}],
      'mode.show': [{ mode: 'list' }, { mode: 'map' }],
      'popup.open': [{}],
      'popup.close': [{}],
      'panel.toggle': [{}],
      'panel.collapse': [{}],
      'records.more': [{}],
      'realtime.open': [{ sensorId: '701' }],
      'notEnabled.open': [{}],
      'overlay.close': [{}],
      'monitoring.due': [{}],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: {
      loadFacts: [FACTS, { ...FACTS, monitoring: NO_ROWS, outlets: NO_ROWS, facility: aMisplacedFacility(null) }],
      loadDevices: [allRead(someDevices()), NO_ROWS],
      loadRecords: [
        { rows: someRecords(), total: 23, dropped: 0 },
        { rows: [], total: 0, dropped: 0 },
      ],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals} client={CLIENT}>
      <HydrantActor.Provider {...actor}>
        <HydrantView onClose={() => undefined} />
        <Overlays />
      </HydrantActor.Provider>
    </StoryProvider>
  ),
)
