import { NO_RECORDS } from '../shared/alarm-records'
import { NO_CHANGES } from '../shared/changes'
import { NEW_LIST } from '../shared/device-list'
import { linkRegion } from '../shared/regions/link.region'
import { above } from '../shared/regions/overlay'
import { collapsed } from '../shared/regions/panel'
import { hydrantSetup } from './hydrant.setup'
import { factsListRegion, factsRegion } from './regions/facts.region'
import { listRegion } from './regions/list.region'
import { mapRegion } from './regions/map.region'
import { monitoringRegion } from './regions/monitoring.region'
import { hydrantRecordsRegion } from './regions/records.region'

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
    ...NEW_LIST,
    loadedAt: null,
    ...NO_RECORDS,
    sensorId: input.sensorId ?? null,
    wantedPopup: input.sensorId ?? null,
    wantedMode: input.mode ?? 'map',
    realtimeOf: null,
    ...NO_CHANGES,
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
        collapsed: collapsed('The right panel is folded away; map or list have the whole width.'),
      },
    },
    unit: factsRegion('unit', {
      loading: 'Address, unit and phone are on their way.',
      fresh: 'Address, connected unit and its phone are shown.',
      refreshing: 'Address and unit are asked for again and stay readable.',
      stale: 'Address and unit may be old and say so.',
      failed: 'Address and unit could not be loaded; the place says so and offers a retry.',
    }),
    monitoring: monitoringRegion,
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
    records: hydrantRecordsRegion,
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
        sensorRealtime: above('The real-time panel of one of its devices stands above the hydrant.'),
        notEnabled: above('The devices of the hydrant that are not enabled stand above it.'),
      },
    },
    link: linkRegion('Changes come by themselves, or the provider has no alarm link at all.'),
  },
})
