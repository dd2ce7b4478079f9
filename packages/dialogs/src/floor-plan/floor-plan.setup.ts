import { type BuildingContact, type Floor, type MarkerInfo, SENSOR_STATUS } from '@smart-fire/api-client'
import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { appended, hasMore, merged, NO_RECORDS } from '../shared/alarm-records'
import { asked, isOutdated } from '../shared/changes'
import { type DeviceList, NEW_LIST } from '../shared/device-list'
import { isPastTheEnd, lastPage } from '../shared/paged-list'
import type {
  FloorData,
  FloorPlanContext,
  FloorPlanEvent,
  FloorPlanInput,
  FloorPlanPart,
  FloorRequest,
  ListAnswer,
  ListRequest,
  MarkerRequest,
  PlaceData,
  PlanAnswer,
  RecordsAnswer,
  RecordsRequest,
  UnplacedDevice,
} from './floor-plan.types'
import { startFloor } from './start-floor'

const NO_PLAN = { plan: null, candidates: 0, markers: [], markerId: null, marker: null }
/** whoever chooses a floor no longer wants the device that the dialog was opened for */
const NO_WISH = { sensorId: null, wantedMarkerId: null }

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the floor plan share: its calls, and what they do to its context. */
export const floorPlanSetup = setup({
  types: {
    context: {} as FloorPlanContext,
    events: {} as FloorPlanEvent,
    input: {} as FloorPlanInput,
  },
  actors: {
    loadFloors: fromPromise<Floor[], FloorRequest>(notProvided),
    loadPermission: fromPromise<boolean>(notProvided),
    loadBuilding: fromPromise<BuildingContact, FloorRequest>(notProvided),
    loadWholeData: fromPromise<PlaceData, FloorRequest>(notProvided),
    loadFloorData: fromPromise<FloorData, FloorRequest>(notProvided),
    loadList: fromPromise<ListAnswer, ListRequest>(notProvided),
    loadRecords: fromPromise<RecordsAnswer, RecordsRequest>(notProvided),
    loadPlan: fromPromise<PlanAnswer, FloorRequest>(notProvided),
    loadMarker: fromPromise<MarkerInfo, MarkerRequest>(notProvided),
    loadUnplaced: fromPromise<UnplacedDevice[], FloorRequest>(notProvided),
  },
  actions: {
    asked: assign(({ context }, part: FloorPlanPart) => asked(context, part)),
    noteChange: assign(({ event }) => {
      assertEvent(event, 'records.changed')
      return { heardChange: event.change }
    }),
    showFloors: assign((_, floors: Floor[]) => ({ floors })),
    showBuilding: assign((_, contact: BuildingContact) => ({ contact })),
    showWholeData: assign((_, wholeData: PlaceData) => ({ wholeData })),
    showFloorData: assign((_, floorData: FloorData) => ({ floorData })),
    showRows: assign((_, answer: ListAnswer) => answer),
    openStartFloor: assign(({ context }) => ({ floor: context.floor ?? startFloor(null, context.floors) })),
    /** nothing of the floor before may stay on screen */
    goToFloor: assign(({ event }) => {
      assertEvent(event, 'floor.select')
      return { floor: event.floor, page: 1, rows: [], total: 0, floorData: null, ...NO_RECORDS, ...NO_PLAN, ...NO_WISH }
    }),
    changeList: assign((_, changed: Partial<DeviceList>) => changed),
    goToLastPage: assign(({ context }, { total }: ListAnswer) => ({ page: lastPage(total, context.limit) })),
    resetList: assign(NEW_LIST),
    /** entering image mode clears the picture (spec 2 §4) */
    clearPlan: assign({ ...NO_PLAN, wantedMode: 'list' }),
    /** a picture that is still the same stays on the screen: its signed address differs at every answer */
    showPlan: assign(({ context }, { plan, candidates, markers }: PlanAnswer) => ({
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
    showNewest: assign(({ context }, answer: RecordsAnswer) => merged(context, answer)),
    appendRecords: assign(({ context }, answer: RecordsAnswer) => appended(context, answer)),
    noteRealtime: assign(({ event }) => {
      assertEvent(event, 'realtime.open')
      return { realtimeId: event.sensorId }
    }),
    noteNotEnabled: assign(({ event }) => {
      assertEvent(event, 'notEnabled.open')
      return { notEnabledOf: event.of }
    }),
    showUnplaced: assign((_, unplaced: UnplacedDevice[]) => ({ unplaced })),
    forgetUnplaced: assign({ unplaced: [] }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    floorUnknown: ({ context }) => context.floor === null,
    outdated: ({ context }, part: FloorPlanPart) => isOutdated(context, part),
    otherFloor: ({ context, event }) => event.type === 'floor.select' && event.floor !== context.floor,
    pastTheEnd: ({ context }, answer: ListAnswer) => isPastTheEnd(context, answer),
    nothing: (_, answer: { total: number }) => answer.total === 0,
    planAllowed: stateIn({ permission: 'allowed' }),
    imageWanted: ({ context }) => context.wantedMode === 'image',
    noPicture: (_, { plan }: PlanAnswer) => plan === null,
    wantedOnPlan: ({ context }) =>
      context.markers.some(({ id, x, y }) => id === context.wantedMarkerId && x !== null && y !== null),
    markerOffline: (_, { status }: MarkerInfo) => status === SENSOR_STATUS.offline,
    moreRecords: ({ context }) => hasMore(context),
    nobodyUnplaced: (_, unplaced: UnplacedDevice[]) => unplaced.length === 0,
  },
})
