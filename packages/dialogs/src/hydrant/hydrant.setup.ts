import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { hasMore, merged, withoutRepeats } from '../shared/alarm-records'
import { lastPage } from '../shared/last-page'
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
    asked: assign(({ context }, part: HydrantPart) => ({
      includedChange: { ...context.includedChange, [part]: context.heardChange },
    })),
    noteChange: assign(({ context, event }) => ({
      heardChange: event.type === 'hydrant.changed' ? event.change : context.heardChange,
    })),
    showFacts: assign((_, facts: FactsAnswer) => facts),
    showDevices: assign((_, devices: PopupDevice[]) => ({ devices })),
    showRows: assign((_, answer: ListAnswer) => answer),
    chooseFilter: assign(({ event }) => {
      assertEvent(event, 'filter.choose')
      return { filter: event.status }
    }),
    applyFilter: assign(({ context }) => ({ status: context.filter, page: 1, rows: [], total: 0 })),
    goToPage: assign(({ event }) => {
      assertEvent(event, 'page.change')
      return { page: event.page, rows: [] }
    }),
    goToLastPage: assign(({ context }, answer: ListAnswer) => ({ page: lastPage(answer.total, context.limit) })),
    resizePages: assign(({ event }) => {
      assertEvent(event, 'size.change')
      return { limit: event.limit, page: 1, rows: [] }
    }),
    /** entering list mode: all, page 1, 10 (spec 2 §4) */
    resetList: assign({ filter: null, status: null, page: 1, limit: 10, rows: [], total: 0 }),
    enterWantedMode: assign({ wantedMode: 'map' }),
    openWantedPopup: assign({ devices: [], wantedPopup: null }),
    forgetDevices: assign({ devices: [] }),
    showNewest: assign(({ context }, answer: RecordsAnswer) => merged(context, answer)),
    appendRecords: assign(({ context }, answer: RecordsAnswer) => ({
      records: withoutRepeats([...context.records, ...answer.rows]),
      recordsTotal: answer.total,
      recordPages: context.recordPages + 1,
    })),
    noteRealtime: assign(({ event }) => {
      assertEvent(event, 'realtime.open')
      return { realtimeOf: event.sensorId }
    }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    outdated: ({ context }, part: HydrantPart) => context.heardChange !== context.includedChange[part],
    listWanted: ({ context }) => context.wantedMode === 'list',
    placed: ({ context: { facility } }) => facility !== null && facility.coordinates !== null,
    placeless: ({ context: { facility } }) => facility !== null && facility.coordinates === null,
    facilityLoading: stateIn({ facility: 'loading' }),
    facilityFailed: stateIn({ facility: 'failed' }),
    popupWanted: ({ context }) => context.wantedPopup !== null,
    noValues: (_, { monitoring }: FactsAnswer) => monitoring?.length === 0,
    noOutlets: (_, { outlets }: FactsAnswer) => outlets?.length === 0,
    noDevices: (_, devices: PopupDevice[]) => devices.length === 0,
    pastTheEnd: ({ context }, answer: ListAnswer) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > lastPage(answer.total, context.limit),
    nothing: (_, answer: { total: number }) => answer.total === 0,
    moreRecords: ({ context }) => hasMore(context),
  },
})
