import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { appended, hasMore, merged } from '../shared/alarm-records'
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
    loadDevices: callFor<PopupDevice[], HydrantRequest>(),
    loadRecords: callFor<Rows<PlaceRecord>, RecordsRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: HydrantPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: HydrantPart) => markCurrent(context, part)),
    showFacts: assign((_, facts: FactsResponse) => facts),
    showDevices: assign((_, devices: PopupDevice[]) => ({ devices })),
    refreshList: emit({ type: 'list.refresh' }),
    enterWantedMode: assign({ wantedMode: 'map' }),
    openWantedPopup: assign({ devices: [], wantedPopup: null }),
    clearDevices: assign({ devices: [] }),
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
    noValues: (_, { monitoring }: FactsResponse) => monitoring?.length === 0,
    noOutlets: (_, { outlets }: FactsResponse) => outlets?.length === 0,
    noDevices: (_, devices: PopupDevice[]) => devices.length === 0,
    nothing: (_, { rows, total, dropped }: Rows<PlaceRecord>) => rows.length + total + dropped === 0,
    moreRecords: ({ context }) => hasMore(context),
  },
})
