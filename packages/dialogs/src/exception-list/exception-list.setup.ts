import type { AbnormalRecord, RecordCategory, RecordKind, RecordVerdict, Verdict } from '@smart-fire/api-client'
import { assertEvent, assign, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { asked, included, isOutdated } from '../shared/changes'
import { isPastTheEnd, lastPage, type PagedList } from '../shared/paged-list'
import type {
  ChannelsAnswer,
  ExceptionListContext,
  ExceptionListEmitted,
  ExceptionListEvent,
  ExceptionListInput,
  ExceptionListPart,
  PageAnswer,
  PageRequest,
  TriageAnnouncement,
} from './exception-list.types'
import { channelWithNewFire, nextChannel, openingChannel } from './channel-choice'

const FIRE: RecordCategory = '1'
const HYDRANT: RecordKind = 'hydrant'
/** A fire is real until somebody says otherwise (spec 1 §5). */
export const REAL_FIRE: Verdict = '1'

/** nothing of the channel before may stay on screen */
const ANOTHER_CHANNEL = { page: 1, rows: [], total: 0, selected: null }

/** The floor is worth more than the marker: the plan waits no longer for it. */
const FIND_DEVICE_MS = 1_500

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the exception list share: its calls, and what they do to its context. */
export const exceptionListSetup = setup({
  types: {
    context: {} as ExceptionListContext,
    events: {} as ExceptionListEvent,
    emitted: {} as ExceptionListEmitted,
    input: {} as ExceptionListInput,
  },
  actors: {
    loadChannels: fromPromise<ChannelsAnswer>(notProvided),
    loadPage: fromPromise<PageAnswer, PageRequest>(notProvided),
    loadPermission: fromPromise<boolean>(notProvided),
    findDevice: fromPromise<string | null, AbnormalRecord | null>(notProvided),
  },
  delays: { patience: FIND_DEVICE_MS },
  actions: {
    asked: assign(({ context }, part: ExceptionListPart) => asked(context, part)),
    noteChange: assign(({ event }) => {
      assertEvent(event, 'records.changed')
      return { heardChange: event.change }
    }),
    showChannels: enqueueActions(({ context, enqueue }, { channels }: ChannelsAnswer) => {
      enqueue.assign({ channels })
      // the counts may know of a fire before the link does, or in its place
      const channelId = channelWithNewFire(context, channels)
      if (channelId !== undefined) enqueue.raise({ type: 'fire.arrived', channelId })
    }),
    openChannel: assign(({ context }, answer: ChannelsAnswer) => ({
      channelId: context.channelId ?? openingChannel(answer.channels, answer.newestFireChannelId),
    })),
    showRows: assign((_, answer: PageAnswer) => answer),
    goToChannel: assign(({ context, event }) => ({
      channelId: event.type === 'channel.select' ? event.channelId : context.fireChannelId,
      ...ANOTHER_CHANNEL,
    })),
    /** whoever turns the page leaves the row */
    changeList: assign((_, changed: Partial<PagedList<AbnormalRecord>>) => ({ ...changed, selected: null })),
    goToLastPage: assign(({ context }, answer: PageAnswer) => ({ page: lastPage(answer.total, context.limit) })),
    goToNextChannel: assign(({ context }) => ({
      channelId: nextChannel(context.channels, context.channelId),
      ...ANOTHER_CHANNEL,
    })),
    select: assign(({ context, event }) => {
      assertEvent(event, 'row.select')
      return { selected: event.record, verdict: sameRecord(context, event.record) ? context.verdict : REAL_FIRE }
    }),
    workOn: assign(({ event }) => {
      assertEvent(event, ['row.confirm', 'row.plan', 'row.hydrant'])
      const { kind, id, sensorId } = event.record
      return { overlayRecord: event.record, overlaySensorId: sensorId, selected: { kind, id } }
    }),
    workOnSelected: assign(({ context }) => {
      const record = selectedRow(context)
      return { overlayRecord: record, overlaySensorId: record?.sensorId ?? null }
    }),
    showDevice: assign((_, sensorId: string | null) => ({ overlaySensorId: sensorId })),
    chooseVerdict: assign(({ event }) => {
      assertEvent(event, 'triage.judge')
      return { verdict: event.verdict }
    }),
    announceChosen: emit(({ event }) => {
      assertEvent(event, 'triage.judge')
      return { type: 'announced', announcement: { key: 'chosen', verdict: event.verdict } }
    }),
    announce: emit((_, key: Exclude<TriageAnnouncement['key'], 'chosen'>) => ({ type: 'announced', announcement: { key } })),
    judgeSelected: enqueueActions(({ context, enqueue }) => {
      const record = selectedRow(context)
      if (record !== null) enqueue.emit({ type: 'judged', record, verdict: verdictOf(record, context) })
    }),
    emitKeysSwitched: emit(({ event }) => {
      assertEvent(event, 'keys.switch')
      return { type: 'keysSwitched', on: event.on }
    }),
    noteFire: assign(({ context, event }) => {
      assertEvent(event, 'fire.arrived')
      return { fireChannelId: event.channelId, fireChange: included(context, 'channels') }
    }),
    emitConfirmed: emit({ type: 'confirmed' }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    planAllowed: stateIn({ permission: 'allowed' }),
    otherRow: ({ context, event }) => event.type === 'row.select' && !sameRecord(context, event.record),
    rowSelected: ({ context }) => selectedRow(context) !== null,
    fireSelected: ({ context }) => selectedRow(context)?.category === FIRE,
    hydrantSelected: ({ context }) => selectedRow(context)?.hydrantId != null,
    buildingSelected: ({ context }) => hasPlan(selectedRow(context)),
    /** the record names its device: nobody has to be asked which marker is meant */
    deviceKnown: ({ context, event }) =>
      (event.type === 'row.plan' ? event.record : selectedRow(context))?.sensorId != null,
    waitingElsewhere: ({ context }) => nextChannel(context.channels, context.channelId) !== null,
    channelKnown: ({ context }) => context.channelId !== null,
    outdated: ({ context }, part: ExceptionListPart) => isOutdated(context, part),
    /** the page that was asked for is gone, others are not: the last row of the last page was handled */
    pastTheEnd: ({ context }, answer: PageAnswer) => isPastTheEnd(context, answer),
    nothing: (_, answer: PageAnswer) => answer.total === 0,
    elsewhere: ({ context, event }) => event.type === 'fire.arrived' && event.channelId !== context.channelId,
    /** however the operator got there: by the rail, by the line or by the key */
    fireHere: ({ context }) => context.fireChannelId === context.channelId,
    /** counts asked for after the fire arrived say that it is gone */
    fireGone: ({ context }) =>
      included(context, 'channels') !== context.fireChange &&
      !isOutdated(context, 'channels') &&
      context.channels.some((channel) => channel.id === context.fireChannelId && channel.fireCount === 0),
  },
})

/** The row that has the cursor; null when it has left the page. */
export function selectedRow({ rows, selected }: Pick<ExceptionListContext, 'rows' | 'selected'>): AbnormalRecord | null {
  return rows.find(({ kind, id }) => kind === selected?.kind && id === selected.id) ?? null
}

/** A hydrant stands outdoors: its record opens the hydrant, not a floor. */
const hasPlan = (record: AbnormalRecord | null) =>
  record !== null && record.kind !== HYDRANT && record.buildingId !== null

const sameRecord = ({ selected }: ExceptionListContext, { kind, id }: { kind: string; id: string }) =>
  selected?.kind === kind && selected.id === id

/** A fire gets the chosen verdict; a fault is only said to be handled (spec 1 §2). */
function verdictOf({ kind, id, category }: AbnormalRecord, { verdict }: ExceptionListContext): RecordVerdict {
  return { kind, id, category, verdict: category === FIRE ? verdict : null }
}
