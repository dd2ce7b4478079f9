import { and, or, raise, stateIn } from 'xstate'
import { NO_RECORDS } from '../shared/alarm-records'
import { NO_CHANGES } from '../shared/changes'
import { NEW_LIST } from '../shared/device-list'
import { linkRegion } from '../shared/regions/link.region'
import { collapsed } from '../shared/regions/panel'
import { floorPlanSetup } from './floor-plan.setup'
import { buildingRegion } from './regions/building.region'
import { floorDataRegion } from './regions/floor-data.region'
import { floorsRegion } from './regions/floors.region'
import { imageRegion } from './regions/image.region'
import { listRegion } from './regions/list.region'
import { overlayRegion } from './regions/overlay.region'
import { floorRecordsRegion } from './regions/records.region'
import { wholeDataRegion } from './regions/whole-data.region'

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
    // a floor that was asked for is loaded at once, without waiting for the rail (spec 2 §4)
    floor: input.floor === 0 ? null : input.floor,
    floors: [],
    contact: null,
    wholeData: null,
    floorData: null,
    ...NEW_LIST,
    loadedAt: null,
    ...NO_RECORDS,
    plan: null,
    candidates: 0,
    markers: [],
    markerId: null,
    marker: null,
    sensorId: input.sensorId ?? null,
    wantedMarkerId: input.sensorId ?? null,
    wantedMode: input.mode ?? 'list',
    realtimeId: null,
    notEnabledOf: 'floorInfo',
    unplaced: [],
    ...NO_CHANGES,
  }),
  states: {
    dialog: {
      initial: 'opening',
      on: { 'floor.select': { guard: 'otherFloor', actions: 'goToFloor' } },
      states: {
        opening: {
          description: 'The rail and the permission are on their way; a floor that was asked for is loading already.',
          always: [
            {
              guard: and([floorsAnswered, permissionAnswered, 'floorUnknown']),
              target: 'open',
              actions: ['openStartFloor', raise({ type: 'floor.known' })],
            },
            { guard: and([floorsAnswered, permissionAnswered]), target: 'open' },
          ],
        },
        open: { description: 'The building is shown, on its start floor or on the one the operator chose.' },
      },
    },
    floors: floorsRegion,
    building: buildingRegion,
    permission: {
      initial: 'loading',
      states: {
        loading: {
          description: 'It is not known yet whether floor plans may be seen.',
          invoke: {
            src: 'loadPermission',
            onDone: [{ guard: ({ event }) => event.output, target: 'allowed' }, { target: 'denied' }],
            onError: 'failed',
          },
        },
        allowed: { description: 'Floor plans may be seen.' },
        denied: { description: 'The tenant has no floor plans; only list mode is offered.' },
        failed: {
          description: 'Whether floor plans may be seen could not be asked; only list mode is offered.',
          on: { 'data.refresh': 'loading', 'link.heard': 'loading' },
        },
      },
    },
    mode: { initial: 'list', states: { list: listRegion, image: imageRegion } },
    panel: {
      initial: 'open',
      states: {
        open: {
          initial: 'floorInfo',
          on: { 'panel.toggle': 'collapsed' },
          states: {
            floorInfo: {
              description: 'The right panel shows the figures of the floor.',
              on: { 'panel.show': { guard: ({ event }) => event.tab === 'buildingInfo', target: 'buildingInfo' } },
            },
            buildingInfo: {
              description: 'The right panel shows alarm floors, figures and contact of the building.',
              on: { 'panel.show': { guard: ({ event }) => event.tab === 'floorInfo', target: 'floorInfo' } },
            },
          },
        },
        collapsed: collapsed('The right panel is folded away; the list has the whole width.'),
      },
    },
    floorData: floorDataRegion,
    wholeData: wholeDataRegion,
    records: floorRecordsRegion,
    overlay: overlayRegion,
    link: linkRegion('Changes come by themselves, or the provider has no alarm link at all.'),
  },
})
