import type { AbnormalRecord, RecordCategory, RecordKind, Verdict } from '@smart-fire/api-client'
import { and, assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate'
import { isNothing, isPastTheEnd, leftForLastPage, NO_ROWS, type PageContext, type PageResponse, receivedPage } from '../paged-list/page'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import type { RecordRef } from '../provider'
import { callFor } from '../regions/machine-calls'
import { recordVerdict } from '../shared/records/record-verdict'
import type {
  ChannelsResponse,
  ExceptionListContext,
  ExceptionListEmitted,
  ExceptionListEvent,
  ExceptionListPart,
  RecordsRequest,
  TriageAnnouncement,
} from './exception-list.types'
import { channelsWithNewFire, nextChannel, openingChannel } from './channel-choice'

const FIRE: RecordCategory = '1'
const HYDRANT: RecordKind = 'hydrant'
/** The verdict of a fire until the operator chooses another one (spec 1 §5). */
export const REAL_FIRE: Verdict = '1'

/** Nothing of the channel before may stay on screen. */
const ANOTHER_CHANNEL = { ...NO_ROWS, page: 1, selected: null }

/** How long the plan waits for the marker of its device: the floor matters more. */
const FIND_DEVICE_MS = 1_500

/** What the regions of the exception list share: types, calls, actions and guards. */
export const exceptionListSetup = setup({
  types: {
    context: {} as ExceptionListContext,
    events: {} as ExceptionListEvent,
    emitted: {} as ExceptionListEmitted,
  },
  actors: {
    loadChannels: callFor<ChannelsResponse>(),
    loadPage: callFor<PageResponse<AbnormalRecord>, RecordsRequest>(),
    loadPermission: callFor<boolean>(),
    /** the id of the device that a record means, null when it cannot be found */
    findDevice: callFor<string | null, AbnormalRecord | null>(),
  },
  delays: { findDevice: FIND_DEVICE_MS },
  actions: {
    markOutdated: assign(({ context }, part: ExceptionListPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: ExceptionListPart) => markCurrent(context, part)),
    showChannels: enqueueActions(({ context, enqueue }, { channels, dropped, newestFireChannelId }: ChannelsResponse) => {
      const channelId = context.channelId ?? openingChannel(channels, newestFireChannelId)
      enqueue.assign({ channels, droppedChannels: dropped, channelId, fireChannels: without(context.fireChannels, channelId) })
      // the numbers may include a fire before the alarm link reports it, or without a link
      for (const id of channelsWithNewFire(context, channels)) enqueue.raise({ type: 'fire.arrived', channelId: id })
    }),
    showPage: assign(({ context }, response: PageResponse<AbnormalRecord>) => receivedPage(context, response)),
    goToChannel: assign(({ context, event }) => ofChannel(context, event.type === 'channel.select' ? event.channelId : fireElsewhere(context))),
    /** the selected row stays behind on its page */
    changePage: assign((_, change: Partial<PageContext<AbnormalRecord>>) => ({ ...change, selected: null })),
    goToLastPage: assign(({ context }, response: PageResponse<AbnormalRecord>) => leftForLastPage(context, response)),
    goToNextChannel: assign(({ context }) => ofChannel(context, nextChannel(context.channels, context.channelId))),
    select: assign(({ context, event }) => {
      assertEvent(event, 'row.select')
      return selecting(context, event.record)
    }),
    workOn: assign(({ context, event }) => {
      assertEvent(event, ['row.confirm', 'row.plan', 'row.hydrant'])
      return { overlayRecord: event.record, overlaySensorId: event.record.sensorId, ...selecting(context, event.record) }
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
      if (record !== null) enqueue.emit({ type: 'judged', record, verdict: recordVerdict(record, context.verdict) })
    }),
    emitKeysSwitched: emit(({ event }) => {
      assertEvent(event, 'keys.switch')
      return { type: 'keysSwitched', on: event.on }
    }),
    noteFire: assign(({ context, event: arrived }) => {
      assertEvent(arrived, 'fire.arrived')
      return { fireChannels: [arrived.channelId, ...without(context.fireChannels, arrived.channelId)], changedSinceFire: false }
    }),
    dropGoneFires: assign(({ context }) => ({ fireChannels: context.fireChannels.filter((id) => !holdsNoFire(context, id)) })),
    noteChangeSinceFire: assign({ changedSinceFire: true }),
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
    /** the record names its device, so the marker on the plan need not be looked up */
    deviceKnown: ({ context, event }) =>
      (event.type === 'row.plan' ? event.record : selectedRow(context))?.sensorId != null,
    waitingElsewhere: ({ context }) => nextChannel(context.channels, context.channelId) !== null,
    known: ({ context }) => context.channelId !== null,
    withoutChannels: and([({ context }) => context.channelId === null, stateIn({ channels: 'ready' })]),
    channelsFailed: stateIn({ channels: 'failed' }),
    outdated: ({ context }, part: ExceptionListPart) => isOutdated(context, part),
    pastTheEnd: ({ context }, response: PageResponse<AbnormalRecord>) => isPastTheEnd(context, response),
    nothing: (_, response: PageResponse<AbnormalRecord>) => isNothing(response),
    elsewhere: ({ context, event }) => event.type === 'fire.arrived' && event.channelId !== context.channelId,
    fireElsewhere: stateIn({ elsewhere: 'fire' }),
    everyFireSeen: ({ context }) => context.fireChannels.length === 0,
    /** the numbers include the change that came with the last fire, and one of the channels holds no fire any more */
    fireGone: ({ context }) =>
      context.changedSinceFire && !isOutdated(context, 'channels') && context.fireChannels.some((id) => holdsNoFire(context, id)),
  },
})

/** The channel to which the line 另一通道有火警 leads: of the fires that the operator has not gone to, that of the newest. */
export const fireElsewhere = ({ fireChannels }: Pick<ExceptionListContext, 'fireChannels'>): string | null => fireChannels[0] ?? null

/** The row that has the cursor; null when it has left the page. */
export function selectedRow({ rows, selected }: Pick<ExceptionListContext, 'rows' | 'selected'>): AbnormalRecord | null {
  return rows.find(({ kind, id }) => kind === selected?.kind && id === selected.id) ?? null
}

/** The list in another channel: the fires there count as seen. */
const ofChannel = ({ fireChannels }: ExceptionListContext, channelId: string | null) =>
  ({ channelId, fireChannels: without(fireChannels, channelId), ...ANOTHER_CHANNEL })

const without = (channels: readonly string[], channelId: string | null) => channels.filter((id) => id !== channelId)

const holdsNoFire = ({ channels }: ExceptionListContext, channelId: string) =>
  channels.some(({ id, fireCount }) => id === channelId && fireCount === 0)

/** A hydrant stands outdoors: its record opens the hydrant, not a floor. */
const hasPlan = (record: AbnormalRecord | null) =>
  record !== null && record.kind !== HYDRANT && record.buildingId !== null

/** The verdict that was chosen for a row is not that of another one. */
const selecting = (context: ExceptionListContext, { kind, id }: RecordRef) =>
  ({ selected: { kind, id }, verdict: sameRecord(context, { kind, id }) ? context.verdict : REAL_FIRE })

const sameRecord = ({ selected }: ExceptionListContext, { kind, id }: { kind: string; id: string }) =>
  selected?.kind === kind && selected.id === id
