import { HEARTBEAT_TEXT, type AlarmFrame } from '@smart-fire/api-client'
import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { callFor } from '../../regions/machine-calls'
import type {
  AlarmClientContext,
  AlarmClientEmitted,
  AlarmClientEvent,
  CountResponse,
  CountRequest,
  FetchedRecords,
  SessionState,
  SocketCommand,
} from './alarm-client.types'
import { applyFrames, applyWhileLoading, endRecord } from './apply-frames'
import { catchUp } from './catch-up'
import { beginCatchUp, beginFetch, expectedCount, needsRecheck, noUpdates, type Ledger, type LedgerUpdates } from './ledger'
import {
  CLOSE_WATCH_MS,
  CONNECT_LIMIT_MS,
  HEARTBEAT_REPLY_MS,
  HEARTBEAT_SILENCE_MS,
  HOLD_MS,
  PATIENCE_MS,
  POLL_MS,
  QUIET_MS,
  RECHECK_MS,
  RECONCILE_MS,
  RETRY_MS,
  STALE_MS,
  reconnectPauseMs,
  sleptThrough,
} from './link-timing'
import { withAcknowledged } from './standing-alarm'

/** Close code of a server that does not accept this socket (trust B2). */
export const REFUSED_CODE = 1008

/** Up to this many opens in a row restart the catch-up; after that the running call is left to finish. */
export const MAX_OPENS_WITHOUT_RESPONSE = 3

/** Frames held back during a catch-up. Older ones are about rows that the lists contain anyway. */
export const HELD_LIMIT = 20_000

/** A new state of the ledger, what it tells, and the frames that wait for the lists. */
interface Change {
  ledger: Ledger
  updates: LedgerUpdates
  held?: readonly AlarmFrame[]
}

/** What an action can do with a change. */
interface Enqueue {
  assign(changed: Partial<AlarmClientContext>): void
  emit(emitted: AlarmClientEmitted): void
}

/** Takes over a new state of the ledger and emits what it tells. */
function take({ updates, ...changed }: Change, enqueue: Enqueue): void {
  enqueue.assign(changed)
  announce(updates, (emitted) => enqueue.emit(emitted))
}

function received({ ledger: before, held }: AlarmClientContext, event: AlarmClientEvent, apply: typeof applyFrames | typeof applyWhileLoading): Change {
  if (event.type !== 'frames.received') return { ledger: before, updates: noUpdates() }
  const { ledger, updates, waiting = [] } = apply(before, event.frames, event.at)
  return { ledger, updates, held: [...held, ...waiting].slice(-HELD_LIMIT) }
}

function released({ ledger, held, lastContact }: AlarmClientContext): Change {
  return { ...applyFrames(ledger, held, lastContact ?? 0), held: [] }
}

/** Types, calls, delays, guards and actions of the alarm link. Its regions are made from them. */
export const alarmClientSetup = setup({
  types: {
    context: {} as AlarmClientContext,
    events: {} as AlarmClientEvent,
    emitted: {} as AlarmClientEmitted,
    /** what an earlier page has left */
    input: {} as { ledger: Ledger } | undefined,
  },
  actors: {
    socket: fromCallback<SocketCommand>(() => undefined),
    page: fromCallback<AlarmClientEvent>(() => undefined),
    checkSession: callFor<SessionState, { check: boolean }>(),
    fetchUnhandled: callFor<FetchedRecords, { asksDoors: boolean }>(),
    fetchCount: callFor<CountResponse, CountRequest>(),
  },
  delays: {
    silence: HEARTBEAT_SILENCE_MS,
    reply: HEARTBEAT_REPLY_MS,
    connectLimit: CONNECT_LIMIT_MS,
    reconnect: ({ context }) => reconnectPauseMs(context.failures, Math.random()),
    stale: STALE_MS,
    reconcile: ({ context }) => context.reconcileMs,
    poll: POLL_MS,
    recheck: ({ context }) => (context.recheckFailures === 0 ? RECHECK_MS : RETRY_MS),
    /** soon after the first failure: what the other lists have said waits for a second answer */
    retry: ({ context }) => (context.recheckFailures <= 1 ? RECHECK_MS : RETRY_MS),
    patience: PATIENCE_MS,
    hold: HOLD_MS,
  },
  guards: {
    sleptWhileLive: ({ context, event }) =>
      event.type === 'page.awake' && sleptThrough(context.lastContact, event.at, HEARTBEAT_SILENCE_MS),
    sleptWhileAwaiting: ({ context, event }) =>
      event.type === 'page.awake' &&
      sleptThrough(context.lastContact, event.at, HEARTBEAT_SILENCE_MS + HEARTBEAT_REPLY_MS),
    /** A timer that fires much too late is the only sign of a sleep in some browsers. The provider supplies the clock. */
    silenceOverslept: () => false,
    sleptUntilStale: ({ context: { lastContact }, event }) => 'at' in event && lastContact !== null && event.at - lastContact >= STALE_MS,
    needsRecheck: ({ context }) => needsRecheck(context.ledger),
    /** A catch-up that every open restarts would never finish. */
    neverResponded: ({ context }) => context.opensWithoutResponse >= MAX_OPENS_WITHOUT_RESPONSE,
    isLongUncounted: ({ context }) => context.ledger.countDoubts + 1 >= COUNT_DOUBTS_UNTIL_FETCH,
    newEpoch: ({ context, event }) => event.type === 'frames.received' && bringsNewEpoch(context.ledger, event),
  },
  actions: {
    connect: sendTo('socket', ({ context }) => ({ type: 'socket.connect', since: sinceOf(context.ledger) })),
    hangUp: sendTo('socket', { type: 'socket.close' }),
    sendHeartbeat: sendTo('socket', { type: 'socket.send', text: HEARTBEAT_TEXT }),
    noteEnding: assign(({ event, context }) =>
      event.type === 'socket.closed'
        ? { ending: { code: event.code, opened: event.opened }, failures: context.failures + 1 }
        : { ending: { code: 0, opened: true }, failures: context.failures + 1 },
    ),
    /** an attempt that was given up may have been refused, like a failed one: the session is checked */
    noteNoResponse: assign(({ context }) => ({ ending: { code: 0, opened: false }, failures: context.failures + 1 })),
    noteContact: assign(({ event }) => ('at' in event ? { lastContact: event.at, ending: null } : {})),
    /** what the next response finds arrived while the link was down; before the first response there is nothing to miss */
    noteOutage: assign(({ context: { ledger, lastContact } }) => {
      if (ledger.fetchedAt === null) return {}
      return { ledger: { ...ledger, outageSince: ledger.outageSince ?? lastContact, doorsOwedSince: ledger.doorsOwedSince ?? lastContact } }
    }),
    noteGoodLink: assign({ failures: 0 }),
    apply: enqueueActions(({ context, event, enqueue }) => take(received(context, event, applyFrames), enqueue)),
    /** while the last answer is not confirmed, what the lists decide waits for the next one */
    applySynced: enqueueActions(({ context, event, enqueue }) =>
      take(received(context, event, context.ledger.unconfirmed === null ? applyFrames : applyWhileLoading), enqueue),
    ),
    /** the lists are loading: new alarms are shown, what the lists decide is held back */
    applyWhileLoading: enqueueActions(({ context, event, enqueue }) => take(received(context, event, applyWhileLoading), enqueue)),
    /** The lists are slow: show what was held back. It counts as newer than the response. */
    release: enqueueActions(({ context, enqueue }) => take(released(context), enqueue)),
    /** the lists could not be fetched: nothing that arrived is withheld */
    applyHeld: enqueueActions(({ context, enqueue }) => take(released({ ...context, ledger: { ...context.ledger, meanwhile: null } }), enqueue)),
    /** a verdict of this user was accepted, or a dialog learned that the record is closed: no list has to confirm it */
    endRecord: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'record.handled') take(endRecord(context.ledger, event.record, context.lastContact ?? 0), enqueue)
    }),
    acknowledgeRecordless: assign(({ context, event }) =>
      event.type === 'alarms.acknowledged' ? { ledger: withAcknowledged(context.ledger, event.alarms) } : {},
    ),
    /** a call learned that the session has expired: the link ends and emits it */
    endSession: enqueueActions(({ enqueue }) => {
      enqueue.raise({ type: 'session.ended' })
      enqueue.emit({ type: 'refused' })
    }),
    noteCountDoubt: assign(({ context: { ledger } }) => ({ ledger: { ...ledger, countDoubts: ledger.countDoubts + 1 } })),
    noteCountAgrees: assign(({ context: { ledger } }) => ({ ledger: { ...ledger, countDoubts: 0 } })),
    watchClosely: assign({ reconcileMs: CLOSE_WATCH_MS }),
    watchAsUsual: assign({ reconcileMs: RECONCILE_MS }),
    beginFetch: assign(({ context }) => ({ ledger: beginFetch(context.ledger) })),
    beginCatchUp: assign(({ context }) => ({ ledger: beginCatchUp(context.ledger) })),
    noteOpen: assign(({ context }) => ({ opensWithoutResponse: context.opensWithoutResponse + 1 })),
    catchUp: enqueueActions(({ context, enqueue }, fetched: FetchedRecords) => {
      const { ledger, updates, waiting } = catchUp(context.ledger, fetched, context.held)
      const recheckFailures = fetched.missing.length > 0 ? context.recheckFailures + 1 : 0
      const isOver = context.ending === null && ledger.unconfirmed === null && fetched.missing.length === 0
      take({ ledger: isOver ? { ...ledger, outageSince: null } : ledger, updates, held: waiting }, enqueue)
      enqueue.assign({ recheckFailures, opensWithoutResponse: 0, lastContact: fetched.at })
      enqueue.raise({ type: 'contact' })
    }),
    giveUpFetch: assign(({ context }) => ({
      // the cause of the call is still not settled
      ledger: { ...context.ledger, meanwhile: null, doubt: true },
      recheckFailures: context.recheckFailures + 1,
      opensWithoutResponse: 0,
    })),
  },
})

/** A platform that does not number its pushes has no replay, and fire doors are in none of its lists: they are asked for. */
export const doorsMissed = ({ context: { ledger } }: { context: AlarmClientContext }) => ({
  asksDoors: ledger.doorsOwedSince !== null && ledger.position === null,
})

/** During a storm differing counts prove nothing, because pushes are still under way. Three in a row do. */
export const COUNT_DOUBTS_UNTIL_FETCH = 3

/** Whether the count differs from the records here, so that the lists have to be fetched. */
export function countDiffers({ ledger }: AlarmClientContext, { count, changes, at }: CountResponse): boolean {
  // in both directions: a clock that was set back must not prevent a quiet moment for ever
  const quiet = changes === ledger.changes && Math.abs(at - ledger.changedAt) >= QUIET_MS
  // numbered pushes show a gap by themselves; with them the count is compared in quiet moments only
  const doubted = ledger.position === null && ledger.countDoubts + 1 >= COUNT_DOUBTS_UNTIL_FETCH
  return count !== expectedCount(ledger) && (quiet || doubted)
}

/** A call failed because the session has expired: the link starts no other call (domain 2). */
export class SessionOver extends Error {}

export const saysSessionOver = ({ event }: { event: { error: unknown } }) => event.error instanceof SessionOver

function sinceOf({ position }: Ledger): string | null {
  return position && `${position.epoch}:${position.seq}`
}

function bringsNewEpoch({ position }: Ledger, { frames }: AlarmClientEvent & { type: 'frames.received' }): boolean {
  return frames.some((frame) => frame.type === 'hello' && position !== null && frame.epoch !== position.epoch)
}

function announce(updates: LedgerUpdates, emit: (emitted: AlarmClientEmitted) => void): void {
  if (updates.replaced.length > 0) emit({ type: 'records.ended', records: updates.replaced })
  if (updates.standing.length > 0) emit({ type: 'alarms.standing', alarms: updates.standing })
  if (updates.alarms.length > 0) emit({ type: 'alarms', alarms: updates.alarms })
  if (updates.resolved.length > 0) emit({ type: 'alarms.resolved', resolved: updates.resolved })
  if (updates.ended.length > 0) emit({ type: 'records.ended', records: updates.ended })
  if (updates.dropped.records.length + updates.dropped.alarms.length > 0) emit({ type: 'alarms.dropped', ...updates.dropped })
  if (updates.raised.length > 0) emit({ type: 'verdicts.raised', raised: updates.raised })
  if (updates.warnings.length > 0) emit({ type: 'warnings.changed', warnings: updates.warnings })
}
