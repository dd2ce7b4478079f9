import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { appended, hasMore, merged } from '../shared/alarm-records'
import { asked, isOutdated } from '../shared/changes'
import { type DeviceList, NEW_LIST } from '../shared/device-list'
import { isPastTheEnd, lastPage } from '../shared/paged-list'
import type {
  FactsAnswer,
  FactsRequest,
  HydrantContext,
  HydrantEvent,
  HydrantInput,
  HydrantPart,
  HydrantRequest,
  ListAnswer,
  ListRequest,
  PopupDevice,
  RecordsAnswer,
  RecordsRequest,
} from './hydrant.types'

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the hydrant dialog share: its calls, and what they do to its context. */
export const hydrantSetup = setup({
  types: {
    context: {} as HydrantContext,
    events: {} as HydrantEvent,
    input: {} as HydrantInput,
  },
  actors: {
    loadFacts: fromPromise<FactsAnswer, FactsRequest>(notProvided),
    loadDevices: fromPromise<PopupDevice[], HydrantRequest>(notProvided),
    loadList: fromPromise<ListAnswer, ListRequest>(notProvided),
    loadRecords: fromPromise<RecordsAnswer, RecordsRequest>(notProvided),
  },
  actions: {
    asked: assign(({ context }, part: HydrantPart) => asked(context, part)),
    noteChange: assign(({ event }) => {
      assertEvent(event, 'records.changed')
      return { heardChange: event.change }
    }),
    showFacts: assign((_, facts: FactsAnswer) => facts),
    showDevices: assign((_, devices: PopupDevice[]) => ({ devices })),
    showRows: assign((_, answer: ListAnswer) => answer),
    changeList: assign((_, changed: Partial<DeviceList>) => changed),
    goToLastPage: assign(({ context }, { total }: ListAnswer) => ({ page: lastPage(total, context.limit) })),
    resetList: assign(NEW_LIST),
    enterWantedMode: assign({ wantedMode: 'map' }),
    openWantedPopup: assign({ devices: [], wantedPopup: null }),
    forgetDevices: assign({ devices: [] }),
    showNewest: assign(({ context }, answer: RecordsAnswer) => merged(context, answer)),
    appendRecords: assign(({ context }, answer: RecordsAnswer) => appended(context, answer)),
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
    noValues: (_, { monitoring }: FactsAnswer) => monitoring?.length === 0,
    noOutlets: (_, { outlets }: FactsAnswer) => outlets?.length === 0,
    noDevices: (_, devices: PopupDevice[]) => devices.length === 0,
    pastTheEnd: ({ context }, answer: ListAnswer) => isPastTheEnd(context, answer),
    nothing: (_, answer: { total: number }) => answer.total === 0,
    moreRecords: ({ context }) => hasMore(context),
  },
})
