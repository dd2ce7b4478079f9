import { type BuildingContact, type Floor, type MarkerInfo, type PlaceRecord, type Rows, SENSOR_STATUS } from '@smart-fire/api-client'
import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { appended, hasMore, merged, NO_RECORDS } from '../shared/alarm-records'
import { callFor } from '../regions/machine-calls'
import type {
  BuildingRequest,
  BuildingSystems,
  FloorData,
  FloorPlanContext,
  FloorPlanEmitted,
  FloorPlanEvent,
  FloorPlanInput,
  FloorPlanPart,
  FloorRequest,
  MarkerRequest,
  PlaceData,
  PlanResponse,
  RecordsRequest,
  UnplacedDevice,
} from './floor-plan.types'
import { startFloor } from './start-floor'

const NO_PLAN = { plan: null, candidates: 0, markers: [], markerId: null, marker: null }
/** With another floor the device of the deep link is given up. */
const NO_DEVICE_WANTED = { sensorId: null, wantedMarkerId: null }
const NOTHING_OF_FLOOR = { floorData: null, ...NO_RECORDS, ...NO_PLAN, ...NO_DEVICE_WANTED }

/** What the regions of the floor plan share: types, calls, actions and guards. */
export const floorPlanSetup = setup({
  types: {
    context: {} as FloorPlanContext,
    events: {} as FloorPlanEvent,
    emitted: {} as FloorPlanEmitted,
    input: {} as FloorPlanInput,
  },
  actors: {
    loadFloors: callFor<Floor[], BuildingRequest>(),
    loadSystems: callFor<BuildingSystems, BuildingRequest>(),
    loadPermission: callFor<boolean>(),
    loadBuilding: callFor<BuildingContact, BuildingRequest>(),
    loadWholeData: callFor<PlaceData, BuildingRequest>(),
    loadFloorData: callFor<FloorData, FloorRequest>(),
    loadRecords: callFor<Rows<PlaceRecord>, RecordsRequest>(),
    loadPlan: callFor<PlanResponse, FloorRequest>(),
    loadMarker: callFor<MarkerInfo, MarkerRequest>(),
    loadUnplaced: callFor<UnplacedDevice[], FloorRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: FloorPlanPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: FloorPlanPart) => markCurrent(context, part)),
    showFloors: assign((_, floors: Floor[]) => ({ floors })),
    showSystems: assign((_, systems: BuildingSystems) => ({ systems })),
    showBuilding: assign((_, contact: BuildingContact) => ({ contact })),
    showWholeData: assign((_, wholeData: PlaceData) => ({ wholeData })),
    showFloorData: assign((_, floorData: FloorData) => ({ floorData })),
    openStartFloor: assign(({ context }) => ({ floor: context.floor ?? startFloor(null, context.floors) })),
    /** nothing of the floor before stays on screen */
    goToFloor: assign(({ event }) => {
      assertEvent(event, 'floor.select')
      return { floor: event.floor, ...NOTHING_OF_FLOOR }
    }),
    /** nothing of the channel before stays on screen */
    goToChannel: assign(({ event }) => {
      assertEvent(event, 'channel.show')
      return { channelId: event.channelId, floor: event.floor, floors: [], wholeData: null, ...NOTHING_OF_FLOOR }
    }),
    refreshList: emit({ type: 'list.refresh' }),
    /** entering image mode clears the picture (spec 2 §4) */
    clearPlan: assign({ ...NO_PLAN, wantedMode: 'list' }),
    /** the same picture stays on the screen: its signed address differs in every response */
    showPlan: assign(({ context }, { plan, candidates, markers }: PlanResponse) => ({
      plan: plan !== null && context.plan?.id === plan.id ? context.plan : plan,
      candidates,
      markers,
    })),
    openMarker: assign(({ context, event }) => {
      assertEvent(event, 'marker.open')
      return { markerId: event.sensorId, marker: context.markerId === event.sensorId ? context.marker : null }
    }),
    openWantedMarker: assign(({ context }) => ({ markerId: context.wantedMarkerId, marker: null, wantedMarkerId: null })),
    closeMarker: assign({ markerId: null, marker: null }),
    showMarker: assign((_, marker: MarkerInfo) => ({ marker })),
    showNewest: assign(({ context }, newest: Rows<PlaceRecord>) => merged(context, newest)),
    appendRecords: assign(({ context }, more: Rows<PlaceRecord>) => appended(context, more)),
    noteRealtime: assign(({ event }) => {
      assertEvent(event, 'realtime.open')
      return { realtimeId: event.sensorId }
    }),
    noteNotEnabled: assign(({ event }) => {
      assertEvent(event, 'notEnabled.open')
      return { notEnabledOf: event.of }
    }),
    showUnplaced: assign((_, unplaced: UnplacedDevice[]) => ({ unplaced })),
    clearUnplaced: assign({ unplaced: [] }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    floorKnown: ({ context }) => context.floor !== null,
    outdated: ({ context }, part: FloorPlanPart) => isOutdated(context, part),
    otherFloor: ({ context, event }) => event.type === 'floor.select' && event.floor !== context.floor,
    nothing: (_, { rows, total, dropped }: Rows<PlaceRecord>) => rows.length + total + dropped === 0,
    planAllowed: stateIn({ permission: 'allowed' }),
    imageWanted: ({ context }) => context.wantedMode === 'image',
    noPicture: (_, { plan }: PlanResponse) => plan === null,
    wantedOnPlan: ({ context }) =>
      context.markers.some(({ id, x, y }) => id === context.wantedMarkerId && x !== null && y !== null),
    markerOffline: (_, { status }: MarkerInfo) => status === SENSOR_STATUS.offline,
    moreRecords: ({ context }) => hasMore(context),
    allPlaced: (_, unplaced: UnplacedDevice[]) => unplaced.length === 0,
  },
})
