import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
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
  firesOfOthers,
  someFloors,
  someRecords,
  someUnplaced,
} from './floor-plan.fixtures'
import { clientWithDevices } from './floor-plan-stage.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs 对话框/Floor plan 平面图/Paths',
  id: 'dialogs-floor-plan-paths',
  parameters: { machine: floorPlanMachine },
} satisfies Meta

export default meta

const { plan, candidates, markers } = aPictureContext()
const { contact, wholeData } = aPlanContext()
const CLIENT = clientWithDevices(someDevices())
const BUILDING = { buildingId: '12', channelId: '1' }

export const EveryPath = walkEveryPath(
  {
    machine: floorPlanMachine,
    starts: [
      { input: { ...BUILDING, floor: null } },
      { input: { ...BUILDING, floor: 3, mode: 'image', sensorId: '501' } },
      // the device is not marked on the plan
      {
        value: aPlanState({ mode: { image: 'loading' }, device: 'found' }),
        context: aPlanContext({ sensorId: '508', deviceRow: 8, wantedMarkerId: '508' }),
      },
      { input: { ...BUILDING, floor: null, device: { sensorNumber: 'a1b2c3d1', fireHostId: null, loop: null, address: null } } },
      // image mode is requested, but the floor is not known yet
      {
        value: aPlanState({ dialog: 'opening', floors: 'loading', floorData: 'waiting', records: 'waiting', mode: { image: 'waiting' } }),
        context: nothingLoaded(),
      },
      { value: aPlanState(), context: aPlanContext() },
      // the link fell silent while a call was running
      { value: aPlanState({ mode: { image: 'loading' }, link: 'silent' }), context: aPlanContext() },
      { value: aPlanState({ records: 'loadingMore', link: 'silent' }), context: aPlanContext() },
      { value: aPlanState({ records: 'loading', link: 'silent' }), context: aPlanContext() },
      {
        value: aPlanState({ mode: { image: { ready: { data: 'fresh', popover: 'closed' } } } }),
        context: aPictureContext(),
      },
    ],
    events: {
      'floor.select': [{ floor: 5 }],
      'channel.show': [{ channelId: '11', floor: 17 }],
      'data.refresh': [{}],
      'panel.show': [{ tab: 'buildingInfo' }, { tab: 'floorInfo' }],
      'panel.toggle': [{}],
      'panel.collapse': [{}],
      'records.more': [{}],
      'mode.show': [{ mode: 'image' }, { mode: 'list' }],
      'picture.retry': [{}],
      'marker.open': [{ sensorId: '501' }],
      'popover.close': [{}],
      'detail.open': [{}],
      'realtime.open': [{ sensorId: '501' }],
      'notEnabled.open': [{ of: 'floorInfo' }],
      'unplaced.open': [{}],
      'overlay.close': [{}],
      'place.changed': [{}],
      'link.silent': [{}],
      'link.live': [{}],
    },
    answers: {
      loadFloors: [{ rows: someFloors(), dropped: 0 }],
      loadSystems: [firesOfOthers()],
      loadPermission: [
        { isAllowed: true, ahead: null },
        { isAllowed: true, ahead: { of: { ...BUILDING, floor: 3 }, response: { plan, candidates, markers, droppedMarkers: 0 } } },
        { isAllowed: true, ahead: { of: { ...BUILDING, floor: 3 }, response: { plan: null, candidates: 0, markers: [], droppedMarkers: 0 } } },
        { isAllowed: false, ahead: null },
      ],
      loadBuilding: [contact],
      loadWholeData: [wholeData],
      loadFloorData: [aFloorData()],
      loadRecords: [
        { rows: someRecords(), total: 23, dropped: 0 },
        { rows: [], total: 0, dropped: 0 },
      ],
      loadPlan: [
        { plan, candidates, markers },
        { plan: null, candidates: 0, markers: [], droppedMarkers: 0 },
      ],
      findDevice: [{ id: '501', floor: 3, row: 1 }, { id: '501', floor: 2, row: 1 }, null],
      loadMarker: [aMarkerInfo(), aMarkerInfo({ status: SENSOR_STATUS.offline })],
      loadUnplaced: [someUnplaced(), { devices: [], dropped: 0 }],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals} client={CLIENT}>
      <FloorPlanActor.Provider {...actor}>
        <FloorPlanView onClose={() => undefined} />
        <Overlays />
      </FloorPlanActor.Provider>
    </StoryProvider>
  ),
)
