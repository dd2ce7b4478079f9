import { linkRegion } from '../regions/link.region'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { above } from '../regions/overlay'
import { collapsed } from '../regions/panel'
import { NO_RECORDS } from '../shared/records/alarm-records'
import { hydrantSetup, NO_ROWS } from './hydrant.setup'
import { factsListRegion, factsRegion, hydrantRecordsRegion, monitoringRegion } from './regions/data.regions'
import { mapRegion } from './regions/map.region'

/** An outdoor hydrant (spec 2 §2.3); closing returns it to map mode by construction (architecture §1.2). */
export const hydrantMachine = hydrantSetup.createMachine({
  id: 'hydrant',
  type: 'parallel',
  context: ({ input }) => ({
    hydrantId: input.hydrantId,
    channelId: input.channelId,
    facility: null,
    unit: null,
    monitoring: NO_ROWS,
    outlets: NO_ROWS,
    notEnabled: null,
    devices: NO_ROWS,
    ...NO_RECORDS,
    sensorId: input.sensorId ?? null,
    wantedPopup: input.sensorId ?? null,
    wantedMode: input.mode ?? 'map',
    realtimeOf: null,
    ...NOTHING_OUTDATED,
  }),
  states: {
    facility: factsRegion('facility', {
      loading: 'Name, position and state of the hydrant are loading.',
      fresh: 'The title shows the name and the state of the hydrant.',
      refreshing: 'Name, position and state are loaded again and stay readable.',
      stale: 'Name, position and state may be out of date; a bar above the map says so and offers a retry.',
      failed: 'Name, position and state could not be loaded: the title is the word hydrant alone.',
    }),
    mode: {
      initial: 'map',
      states: {
        map: mapRegion,
        list: {
          description: 'List mode: the devices of the hydrant by status, one page. The list has states of its own.',
          on: {
            'mode.show': { guard: ({ event }) => event.mode === 'map', target: 'map' },
            'data.refresh': { actions: 'refreshList' },
          },
        },
      },
    },
    panel: {
      initial: 'open',
      states: {
        open: {
          description: 'The right panel shows unit, live values, devices that are not enabled, outlets and alarm records.',
          on: { 'panel.toggle': 'collapsed', 'panel.collapse': 'collapsed' },
        },
        collapsed: collapsed('The right panel is collapsed; map or list have the whole width.'),
      },
    },
    unit: factsRegion('unit', {
      loading: 'Address, unit and phone are loading.',
      fresh: 'Address, connected unit and its phone are shown.',
      refreshing: 'Address and unit are loaded again and stay readable.',
      stale: 'Address and unit may be out of date, and a bar says so.',
      failed: 'Address and unit could not be loaded; a message says so and offers a retry.',
    }),
    monitoring: monitoringRegion,
    outlets: factsListRegion('outlets', {
      loading: 'The outlets are loading.',
      fresh: 'Every outlet with its width in mm and its type is shown.',
      refreshing: 'The outlets are loaded again and stay readable.',
      stale: 'The outlets may be out of date, and a bar says so.',
      empty: 'Confirmed empty: no outlet of the hydrant is registered.',
      failed: 'The outlets could not be loaded; a message says so and offers a retry.',
    }),
    notEnabled: factsRegion('notEnabled', {
      loading: 'The number of devices that are not enabled is loading.',
      fresh: 'The number of devices that are not enabled, with a link to their list.',
      refreshing: 'The number of devices that are not enabled is loaded again and stays readable.',
      stale: 'The number of devices that are not enabled may be out of date, and a bar says so.',
      failed: 'The number of devices that are not enabled could not be loaded; a message says so and offers a retry.',
    }),
    records: hydrantRecordsRegion,
    overlay: {
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is open above the hydrant.',
          on: {
            'realtime.open': { target: 'sensorRealtime', actions: 'noteRealtime' },
            'notEnabled.open': 'notEnabled',
          },
        },
        sensorRealtime: above('The real-time panel of one of its devices is open above the hydrant.'),
        notEnabled: above('The devices of the hydrant that are not enabled are listed above it.'),
      },
    },
    link: linkRegion('The data is loaded again after each change, or the provider has no alarm link.'),
  },
})
