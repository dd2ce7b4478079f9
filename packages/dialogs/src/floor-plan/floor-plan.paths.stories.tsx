import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
import { RAISED } from '../../../../.storybook/paths/path-plan'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanActor } from './floor-plan.actor'
import {
  aFloorData,
  aMarkerInfo,
  aPictureContext,
  aPlanContext,
  aPlanState,
  nothingLoaded,
  someDevices,
  someFloors,
  someRecords,
  someUnplaced,
} from './floor-plan.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs/Floor plan/Paths',
  parameters: { machine: floorPlanMachine },
} satisfies Meta

export default meta

const { plan, candidates, markers } = aPictureContext()
const { contact, wholeData } = aPlanContext()
const BUILDING = { buildingId: '12', channelId: '1' }

export const EveryPath = walkEveryPath(
  {
    machine: floorPlanMachine,
    starts: [
      { input: { ...BUILDING, floor: null } },
      { input: { ...BUILDING, floor: 3, mode: 'image', sensorId: '501' } },
      // the picture is wanted, but the floor is not known yet
      {
        value: aPlanState({ dialog: 'opening', floors: 'loading', mode: { image: 'loading' } }),
        context: nothingLoaded(),
      },
      { value: aPlanState(), context: aPlanContext() },
      // past the end: the rows of this page are gone
      { value: aPlanState({ mode: { list: { ready: 'refreshing' } } }), context: aPlanContext({ page: 9 }) },
      { value: aPlanState({ mode: { list: 'loading' } }), context: aPlanContext({ page: 9 }) },
      // the link fell silent while a call was on its way
      { value: aPlanState({ mode: { image: 'loading' }, link: 'silent' }), context: aPlanContext() },
      { value: aPlanState({ records: 'loadingMore', link: 'silent' }), context: aPlanContext() },
      {
        value: aPlanState({ mode: { image: { ready: { data: 'fresh', popover: 'closed' } } } }),
        context: aPictureContext(),
      },
    ],
    events: {
      'floor.select': [{ floor: 5 }],
      'data.refresh': [{}],
      'filter.choose': [{ status: SENSOR_STATUS.alarm }],
      'filter.apply': [{}],
      'page.change': [{ page: 2 }],
      'size.change': [{ limit: 20 }],
      'panel.show': [{ tab: 'buildingInfo' }, { tab: 'floorInfo' }],
      'panel.toggle': [{}],
      'records.more': [{}],
      'mode.show': [{ mode: 'image' }, { mode: 'list' }],
      'marker.open': [{ sensorId: '501' }],
      'popover.close': [{}],
      'detail.open': [{}],
      'realtime.open': [{ sensorId: '501' }],
      'notEnabled.open': [{ of: 'floorInfo' }],
      'unplaced.open': [{}],
      'overlay.close': [{}],
      'records.changed': [{ change: 1 }, { change: 2 }],
      'link.silent': [{}],
      'link.heard': [{}],
      'floor.known': RAISED,
    },
    answers: {
      loadFloors: [someFloors()],
      loadPermission: [true, false],
      loadBuilding: [contact],
      loadWholeData: [wholeData],
      loadFloorData: [aFloorData()],
      loadList: [
        { rows: someDevices(), total: 44, loadedAt: 0 },
        { rows: [], total: 0, loadedAt: 0 },
        { rows: [], total: 44, loadedAt: 0 },
      ],
      loadRecords: [
        { rows: someRecords(), total: 23, dropped: 0 },
        { rows: [], total: 0, dropped: 0 },
      ],
      loadPlan: [
        { plan, candidates, markers },
        { plan: null, candidates: 0, markers: [] },
      ],
      loadMarker: [aMarkerInfo(), aMarkerInfo({ status: SENSOR_STATUS.offline })],
      loadUnplaced: [someUnplaced(), []],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <FloorPlanActor.Provider {...actor}>
        <FloorPlanView onClose={() => undefined} />
        <Overlays />
      </FloorPlanActor.Provider>
    </StoryProvider>
  ),
)
