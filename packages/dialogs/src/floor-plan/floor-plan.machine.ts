import { and, not, or, stateIn } from 'xstate'
import { linkRegion } from '../regions/link.region'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { collapsed } from '../regions/panel'
import { leadsToIf } from '../regions/responses'
import { NO_RECORDS } from '../shared/records/alarm-records'
import { floorPlanSetup } from './floor-plan.setup'
import { buildingRegion, floorDataRegion, floorRecordsRegion, floorsRegion, systemsRegion, wholeDataRegion } from './regions/data.regions'
import { deviceRegion } from './regions/device.region'
import { pictureAhead } from './regions/floor'
import { imageRegion } from './regions/image.region'
import { overlayRegion } from './regions/overlay.region'

const floorsAnswered = or([stateIn({ floors: 'ready' }), stateIn({ floors: 'failed' })])
const permissionAnswered = or([
  stateIn({ permission: 'allowed' }),
  stateIn({ permission: 'denied' }),
  stateIn({ permission: 'failed' }),
])

/** A building floor by floor (spec 2 §2.1); closing resets it by construction (architecture §1.2). */
export const floorPlanMachine = floorPlanSetup.createMachine({
  id: 'floorPlan',
  type: 'parallel',
  context: ({ input }) => ({
    buildingId: input.buildingId,
    channelId: input.channelId,
    // a requested floor is loaded at once, without waiting for the rail (spec 2 §4)
    floor: input.floor === 0 ? null : input.floor,
    isFloorGuessed: input.floor === 0 || input.floor === null,
    floors: [],
    droppedFloors: 0,
    systems: null,
    contact: null,
    wholeData: null,
    floorData: null,
    ...NO_RECORDS,
    plan: null,
    candidates: 0,
    markers: [],
    droppedMarkers: 0,
    markerId: null,
    marker: null,
    sensorId: input.sensorId ?? null,
    device: input.device ?? null,
    deviceRow: null,
    unshown: null,
    wantedMarkerId: input.sensorId ?? null,
    wantedMode: input.mode ?? 'list',
    ahead: null,
    realtimeId: null,
    notEnabledOf: 'floorInfo',
    unplaced: { devices: [], dropped: 0 },
    ...NOTHING_OUTDATED,
  }),
  states: {
    dialog: {
      initial: 'opening',
      on: { 'floor.select': { guard: 'otherFloor', actions: 'goToFloor' }, 'channel.show': { actions: 'goToChannel' } },
      states: {
        opening: {
          description: 'The floors and the plan permission are loading; a requested floor is loading already.',
          always: [
            { guard: and([floorsAnswered, permissionAnswered, not('floorKnown')]), target: 'open', actions: 'openStartFloor' },
            { guard: and([floorsAnswered, permissionAnswered]), target: 'open' },
          ],
        },
        open: { description: 'The building is shown, on its start floor or on the one the operator chose.' },
      },
    },
    floors: floorsRegion,
    device: deviceRegion,
    systems: systemsRegion,
    building: buildingRegion,
    permission: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The plan permission is loading, and beside it the picture that is to be shown; only list mode is offered.',
          // the picture may be older than the change: it is loaded again once it is shown
          on: { 'place.changed': { actions: { type: 'markOutdated', params: 'plan' } } },
          invoke: {
            src: 'loadPermission',
            input: pictureAhead,
            onDone: [leadsToIf('allowed', 'allowed', 'keepAhead'), { target: 'denied' }],
            onError: 'failed',
          },
        },
        allowed: { description: 'The tenant has floor plans; list and image mode are offered.' },
        denied: { description: 'The tenant has no floor plans; only list mode is offered.' },
        failed: {
          description: 'The plan permission could not be loaded: list mode, and a line with a retry where the choice of the picture would be.',
          on: { 'data.refresh': 'loading', 'link.live': 'loading' },
        },
      },
    },
    mode: {
      initial: 'list',
      states: {
        list: {
          description: 'List mode: the devices of the floor by status, one page. The list has states of its own.',
          // a deep link requests image mode; without the permission list mode stays
          always: { guard: and(['imageWanted', 'planAllowed']), target: 'image', actions: 'clearPlan' },
          on: {
            'mode.show': {
              guard: and(['planAllowed', ({ event }) => event.mode === 'image']),
              target: 'image',
              actions: 'clearPlan',
            },
            'data.refresh': { actions: 'refreshList' },
          },
        },
        image: imageRegion,
      },
    },
    panel: {
      initial: 'open',
      states: {
        open: {
          initial: 'floorInfo',
          on: { 'panel.toggle': 'collapsed', 'panel.collapse': 'collapsed' },
          states: {
            floorInfo: {
              description: 'The right panel shows device counts, categories and alarm records of the floor.',
              on: { 'panel.show': { guard: ({ event }) => event.tab === 'buildingInfo', target: 'buildingInfo' } },
            },
            buildingInfo: {
              description: 'The right panel shows alarm floors, device counts and contact of the building.',
              on: { 'panel.show': { guard: ({ event }) => event.tab === 'floorInfo', target: 'floorInfo' } },
            },
          },
        },
        collapsed: collapsed('The right panel is collapsed; list or picture have the whole width.'),
      },
    },
    floorData: floorDataRegion,
    wholeData: wholeDataRegion,
    records: floorRecordsRegion,
    overlay: overlayRegion,
    link: linkRegion('The data is loaded again after each change, or the provider has no alarm link.'),
  },
})
