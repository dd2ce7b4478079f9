import { type BuildingContact, type Floor, type MarkerInfo, type PlaceRecord, type Rows, SENSOR_STATUS, type ReadRows } from '@smart-fire/api-client'
import { and, assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { appended, hasMore, merged, NO_RECORDS } from '../shared/records/alarm-records'
import { callFor } from '../regions/machine-calls'
import type {
  BuildingRequest,
  BuildingSystems,
  DeviceRequest,
  FloorData,
  FloorPlanContext,
  FloorPlanEmitted,
  FloorPlanEvent,
  FloorPlanInput,
  FloorPlanPart,
  FloorRequest,
  FoundDevice,
  MarkerRequest,
  PermissionResponse,
  PlaceData,
  PlanResponse,
  RecordsRequest,
  UnplacedDevices,
} from './floor-plan.types'
import { isPlaced } from './markers'
import { startFloor } from './start-floor'

const NO_PLAN = { plan: null, candidates: 0, markers: [], droppedMarkers: 0, markerId: null, marker: null }
/** Before the devices without a place are loaded. */
const NO_UNPLACED: UnplacedDevices = { devices: [], dropped: 0 }
/** With another floor the device to point out is given up. */
const NO_DEVICE_WANTED = { sensorId: null, device: null, deviceRow: null, unshown: null, wantedMarkerId: null }
const NOTHING_OF_FLOOR = { floorData: null, ahead: null, ...NO_RECORDS, ...NO_PLAN, ...NO_DEVICE_WANTED }

/** What the regions of the floor plan share: types, calls, actions and guards. */
export const floorPlanSetup = setup({
  types: {
    context: {} as FloorPlanContext,
    events: {} as FloorPlanEvent,
    emitted: {} as FloorPlanEmitted,
    input: {} as FloorPlanInput,
  },
  actors: {
    loadFloors: callFor<ReadRows<Floor>, BuildingRequest>(),
    loadSystems: callFor<BuildingSystems, BuildingRequest>(),
    loadPermission: callFor<PermissionResponse, FloorRequest | null>(),
    loadBuilding: callFor<BuildingContact, BuildingRequest>(),
    loadWholeData: callFor<PlaceData, BuildingRequest>(),
    loadFloorData: callFor<FloorData, FloorRequest>(),
    loadRecords: callFor<Rows<PlaceRecord>, RecordsRequest>(),
    loadPlan: callFor<PlanResponse, FloorRequest>(),
    findDevice: callFor<FoundDevice | null, DeviceRequest>(),
    loadMarker: callFor<MarkerInfo, MarkerRequest>(),
    loadUnplaced: callFor<UnplacedDevices, FloorRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: FloorPlanPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: FloorPlanPart) => markCurrent(context, part)),
    showFloors: assign((_, { rows, dropped }: ReadRows<Floor>) => ({ floors: rows, droppedFloors: dropped })),
    showSystems: assign((_, systems: BuildingSystems) => ({ systems })),
    showBuilding: assign((_, contact: BuildingContact) => ({ contact })),
    showWholeData: assign((_, wholeData: PlaceData) => ({ wholeData })),
    showFloorData: assign((_, floorData: FloorData) => ({ floorData })),
    openStartFloor: assign(({ context }) => ({ floor: context.floor ?? startFloor(null, context.floors) })),
    /** nothing of the floor before stays on screen */
    goToFloor: assign(({ event }) => {
      assertEvent(event, 'floor.select')
      const { floor, device } = event
      const pointedOut = device === undefined ? {} : { sensorId: device.id, deviceRow: device.row, wantedMarkerId: device.id }
      return { floor, isFloorGuessed: false, ...NOTHING_OF_FLOOR, ...pointedOut }
    }),
    goToDevice: enqueueActions(({ enqueue }, device: FoundDevice | null) => {
      if (device !== null) enqueue.raise({ type: 'floor.select', floor: device.floor, device })
    }),
    /** nothing of the channel before stays on screen */
    goToChannel: assign(({ event }) => {
      assertEvent(event, 'channel.show')
      return { channelId: event.channelId, floor: event.floor, isFloorGuessed: false, floors: [], droppedFloors: 0, wholeData: null, ...NOTHING_OF_FLOOR }
    }),
    refreshList: emit({ type: 'list.refresh' }),
    /** entering image mode clears the picture (spec 2 §4) */
    clearPlan: assign({ ...NO_PLAN, unshown: null, wantedMode: 'list' }),
    /** only a device that was not known before opens its marker: a popover that was closed stays closed */
    showDevice: assign(({ context }, found: FoundDevice | null) =>
      found === null
        ? {}
        : { sensorId: found.id, deviceRow: found.row, wantedMarkerId: context.sensorId === null ? found.id : context.wantedMarkerId },
    ),
    /** the list shows the device in place of the plan, and says why */
    showInList: assign(({ context }) => ({ ...NO_PLAN, unshown: context.plan === null ? 'noImage' : 'unmarked', wantedMarkerId: null })),
    /** another floor or channel may have been chosen meanwhile */
    keepAhead: assign(({ context }, { ahead }: PermissionResponse) => ({ ahead: ahead !== null && isShown(context, ahead.of) ? ahead.response : null })),
    showAhead: assign(({ context }) => ({ ...context.ahead, ahead: null })),
    /** the same picture stays on the screen: its signed address differs in every response */
    showPlan: assign(({ context }, { plan, candidates, markers, droppedMarkers }: PlanResponse) => ({
      plan: plan !== null && context.plan?.id === plan.id ? context.plan : plan,
      candidates,
      markers,
      droppedMarkers,
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
    showUnplaced: assign((_, unplaced: UnplacedDevices) => ({ unplaced })),
    clearUnplaced: assign({ unplaced: NO_UNPLACED }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    floorKnown: ({ context }) => context.floor !== null,
    outdated: ({ context }, part: FloorPlanPart) => isOutdated(context, part),
    otherFloor: ({ context, event }) => event.type === 'floor.select' && event.floor !== context.floor,
    nothing: (_, { rows, total, dropped }: Rows<PlaceRecord>) => rows.length + total + dropped === 0,
    planAllowed: stateIn({ permission: 'allowed' }),
    allowed: (_, { isAllowed }: PermissionResponse) => isAllowed,
    planAhead: ({ context }) => context.ahead !== null,
    noPictureAhead: ({ context }) => context.ahead?.plan === null,
    imageWanted: ({ context }) => context.wantedMode === 'image',
    noPicture: (_, { plan }: PlanResponse) => plan === null,
    wantedOnPlan: ({ context }) => isPlaced(context.markers, context.wantedMarkerId),
    deviceWanted: ({ context }) => context.sensorId !== null || context.device !== null,
    deviceFound: (_, found: FoundDevice | null) => found !== null,
    deviceElsewhere: ({ context }, found: FoundDevice | null) => found !== null && found.floor !== context.floor,
    withDevice: ({ context, event }) => event.type === 'floor.select' && event.floor !== context.floor && event.device !== undefined,
    /** looked up, still to be pointed out, and without a place on the plan */
    deviceNotOnPlan: and([
      stateIn({ device: 'found' }),
      ({ context }) => context.wantedMarkerId !== null && !isPlaced(context.markers, context.wantedMarkerId),
    ]),
    markerOffline: (_, { status }: MarkerInfo) => status === SENSOR_STATUS.offline,
    moreRecords: ({ context }) => hasMore(context),
    allPlaced: (_, { devices, dropped }: UnplacedDevices) => devices.length + dropped === 0,
  },
})

function isShown({ channelId, floor }: FloorPlanContext, of: FloorRequest): boolean {
  return of.channelId === channelId && of.floor === floor
}
