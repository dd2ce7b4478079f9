import { hydrantSetup } from './hydrant.setup'
import { factsListRegion } from './regions/facts-list.region'
import { factsRegion } from './regions/facts.region'
import { listRegion } from './regions/list.region'
import { mapRegion } from './regions/map.region'
import { recordsRegion } from './regions/records.region'

/** An outdoor hydrant (spec 2 §2.3); closing returns it to map mode by construction (architecture §1.2). */
export const hydrantMachine = hydrantSetup.createMachine({
  id: 'hydrant',
  type: 'parallel',
  context: ({ input }) => ({
    hydrantId: input.hydrantId,
    channelId: input.channelId,
    facility: null,
    unit: null,
    monitoring: [],
    outlets: [],
    notEnabled: null,
    devices: [],
    filter: null,
    status: null,
    page: 1,
    limit: 10, // spec 2 §9
    rows: [],
    total: 0,
    loadedAt: null,
    records: [],
    recordsTotal: 0,
    recordPages: 0,
    sensorId: input.sensorId ?? null,
    wantedPopup: input.sensorId ?? null,
    wantedMode: input.mode ?? 'map',
    realtimeOf: null,
    heardChange: 0,
    includedChange: {
      facility: 0,
      unit: 0,
      monitoring: 0,
      outlets: 0,
      notEnabled: 0,
      list: 0,
      records: 0,
      popup: 0,
    },
  }),
  states: {
    facility: factsRegion('facility', {
      loading: 'Name, position and state of the hydrant are on their way.',
      fresh: 'The hydrant has its name and its state.',
      refreshing: 'Name, position and state are asked for again and stay readable.',
      stale: 'Name, position and state may be old; the map says so and offers a retry.',
      failed: 'Name, position and state could not be loaded: the title is the word hydrant alone.',
    }),
    mode: { initial: 'map', states: { map: mapRegion, list: listRegion } },
    panel: {
      initial: 'open',
      states: {
        open: {
          description: 'The right panel tells where the hydrant is, whose it is, what it measures and what went wrong.',
          on: { 'panel.toggle': 'collapsed' },
        },
        collapsed: {
          description: 'The right panel is folded away; map or list have the whole width.',
          on: { 'panel.toggle': 'open' },
        },
      },
    },
    unit: factsRegion('unit', {
      loading: 'Address, unit and phone are on their way.',
      fresh: 'Address, connected unit and its phone are shown.',
      refreshing: 'Address and unit are asked for again and stay readable.',
      stale: 'Address and unit may be old and say so.',
      failed: 'Address and unit could not be loaded; the place says so and offers a retry.',
    }),
    monitoring: factsListRegion('monitoring', {
      loading: 'The live values are on their way.',
      fresh: 'The latest value of every measuring point is shown.',
      refreshing: 'The live values are asked for again and stay readable.',
      stale: 'The live values may be old and say so.',
      empty: 'No device of the hydrant has reported a value, and that is certain.',
      failed: 'The live values could not be loaded; the place says so and offers a retry.',
    }),
    outlets: factsListRegion('outlets', {
      loading: 'The outlets are on their way.',
      fresh: 'Every outlet with its width in mm and its type is shown.',
      refreshing: 'The outlets are asked for again and stay readable.',
      stale: 'The outlets may be old and say so.',
      empty: 'No outlet of the hydrant is registered, and that is certain.',
      failed: 'The outlets could not be loaded; the place says so and offers a retry.',
    }),
    notEnabled: factsRegion('notEnabled', {
      loading: 'How many devices are not enabled is being counted.',
      fresh: 'The number of devices that are not enabled, with a link to their list.',
      refreshing: 'The devices that are not enabled are counted again; the number stays readable.',
      stale: 'The number of devices that are not enabled may be old and says so.',
      failed: 'The devices that are not enabled could not be counted; the place says so and offers a retry.',
    }),
    records: recordsRegion,
    overlay: {
      initial: 'none',
      states: {
        none: {
          description: 'Nothing stands above the hydrant.',
          on: {
            'realtime.open': { target: 'sensorRealtime', actions: 'noteRealtime' },
            'notEnabled.open': 'notEnabled',
          },
        },
        sensorRealtime: {
          description: 'The real-time panel of one of its devices stands above the hydrant.',
          on: { 'overlay.close': 'none' },
        },
        notEnabled: {
          description: 'The devices of the hydrant that are not enabled stand above it.',
          on: { 'overlay.close': 'none' },
        },
      },
    },
    link: {
      initial: 'heard',
      states: {
        heard: {
          description: 'Changes come by themselves, or the provider has no alarm link at all.',
          on: { 'link.silent': 'silent' },
        },
        silent: {
          description: 'The alarm link has been silent too long: what is shown is marked as possibly old.',
          on: { 'link.heard': 'heard' },
        },
      },
    },
  },
})
