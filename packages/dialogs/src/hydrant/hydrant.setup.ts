import type { PlaceRecord, Rows, ReadRows } from '@smart-fire/api-client'
import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { appended, hasMore, merged } from '../shared/records/alarm-records'
import { callFor } from '../regions/machine-calls'
import type {
  FactsRequest,
  FactsResponse,
  HydrantContext,
  HydrantEmitted,
  HydrantEvent,
  HydrantInput,
  HydrantPart,
  HydrantRequest,
  PopupDevice,
  RecordsRequest,
} from './hydrant.types'

/** Before they are loaded. */
export const NO_ROWS = { rows: [], dropped: 0 }

/** Without rows, and that is certain: none was unreadable either. */
function isEmpty({ rows, dropped }: ReadRows<unknown>): boolean {
  return rows.length + dropped === 0
}

/** What the regions of the hydrant dialog share: types, calls, actions and guards. */
export const hydrantSetup = setup({
  types: {
    context: {} as HydrantContext,
    events: {} as HydrantEvent,
    emitted: {} as HydrantEmitted,
    input: {} as HydrantInput,
  },
  actors: {
    loadFacts: callFor<FactsResponse, FactsRequest>(),
    loadDevices: callFor<ReadRows<PopupDevice>, HydrantRequest>(),
    loadRecords: callFor<Rows<PlaceRecord>, RecordsRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: HydrantPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: HydrantPart) => markCurrent(context, part)),
    showFacts: assign((_, facts: FactsResponse) => facts),
    showDevices: assign((_, devices: ReadRows<PopupDevice>) => ({ devices })),
    refreshList: emit({ type: 'list.refresh' }),
    enterWantedMode: assign({ wantedMode: 'map' }),
    openWantedPopup: assign({ devices: NO_ROWS, wantedPopup: null }),
    clearDevices: assign({ devices: NO_ROWS }),
    showNewest: assign(({ context }, newest: Rows<PlaceRecord>) => merged(context, newest)),
    appendRecords: assign(({ context }, more: Rows<PlaceRecord>) => appended(context, more)),
    noteRealtime: assign(({ event }) => {
      assertEvent(event, 'realtime.open')
      return { realtimeOf: event.sensorId }
    }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    outdated: ({ context }, part: HydrantPart) => isOutdated(context, part),
    listWanted: ({ context }) => context.wantedMode === 'list',
    placed: ({ context: { facility } }) => facility !== null && facility.coordinates !== null,
    placeless: ({ context: { facility } }) => facility !== null && facility.coordinates === null,
    facilityLoading: stateIn({ facility: 'loading' }),
    facilityFailed: stateIn({ facility: 'failed' }),
    popupWanted: ({ context }) => context.wantedPopup !== null,
    noValues: (_, { monitoring }: FactsResponse) => monitoring !== undefined && isEmpty(monitoring),
    noOutlets: (_, { outlets }: FactsResponse) => outlets !== undefined && isEmpty(outlets),
    noDevices: (_, devices: ReadRows<PopupDevice>) => isEmpty(devices),
    nothing: (_, { rows, total, dropped }: Rows<PlaceRecord>) => rows.length + total + dropped === 0,
    moreRecords: ({ context }) => hasMore(context),
  },
})
