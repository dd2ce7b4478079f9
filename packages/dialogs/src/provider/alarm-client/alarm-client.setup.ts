import { HEARTBEAT_TEXT } from '@smart-fire/api-client'
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type {
  AlarmClientContext,
  AlarmClientEmitted,
  AlarmClientEvent,
  CountAnswer,
  CountQuestion,
  FetchedRecords,
  SessionAnswer,
  SocketCommand,
} from './alarm-client.types'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { beginCatchUp, beginFetch, expectedCount, needsRecheck, type Ledger, type LinkNews } from './ledger'
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

const unprovided = () => Promise.reject(new Error('the provider gives the calls'))

/** Close code of a server that will not serve this socket (trust B2). */
export const REFUSED_CODE = 1008

/** So many opens in a row begin the catch-up anew; after that the question that is under way is waited for. */
export const OPENS_UNTIL_ANSWERED = 3

/** Frames held back during a catch-up; older ones are rows that the lists contain anyway. */
export const HELD_LIMIT = 20_000

/** Types, calls, times and words of the alarm link, from which its regions are made. */
export const alarmClientSetup = setup({
  types: {
    context: {} as AlarmClientContext,
    events: {} as AlarmClientEvent,
    emitted: {} as AlarmClientEmitted,
  },
  actors: {
    socket: fromCallback<SocketCommand>(() => undefined),
    page: fromCallback<AlarmClientEvent>(() => undefined),
    askSession: fromPromise<SessionAnswer, { ask: boolean }>(unprovided),
    fetchUnhandled: fromPromise<FetchedRecords>(unprovided),
    fetchCount: fromPromise<CountAnswer, CountQuestion>(unprovided),
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
    retry: RETRY_MS,
    patience: PATIENCE_MS,
    hold: HOLD_MS,
  },
  guards: {
    sleptWhileLive: ({ context, event }) =>
      event.type === 'page.awake' && sleptThrough(context.lastContact, event.at, HEARTBEAT_SILENCE_MS),
    sleptWhileAwaiting: ({ context, event }) =>
      event.type === 'page.awake' &&
      sleptThrough(context.lastContact, event.at, HEARTBEAT_SILENCE_MS + HEARTBEAT_REPLY_MS),
    /** a timer that fires long after its time is the only sign of a sleep that some browsers give; the clock is the provider's */
    silenceOverslept: () => false,
    needsRecheck: ({ context }) => needsRecheck(context.ledger),
    /** an answer that every open throws away never comes */
    neverAnswered: ({ context }) => context.opensUnanswered >= OPENS_UNTIL_ANSWERED,
    isLongUncounted: ({ context }) => context.ledger.countDoubts + 1 >= COUNT_DOUBTS_UNTIL_ASKED,
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
    /** an attempt that was given up says as little as one that failed: the question is asked */
    noteNoAnswer: assign(({ context }) => ({ ending: { code: 0, opened: false }, failures: context.failures + 1 })),
    noteContact: assign(({ event }) => ('at' in event ? { lastContact: event.at, ending: null } : {})),
    noteGoodLink: assign({ failures: 0 }),
    hold: assign(({ context, event }) => ({ held: [...context.held, ...framesOf(event)].slice(-HELD_LIMIT) })),
    /** the lists take their time: what has arrived is shown, and counts as newer than their answer */
    release: enqueueActions(({ context, enqueue }) => {
      const { ledger, news } = applyFrames(context.ledger, context.held, context.lastContact ?? 0)
      enqueue.assign({ ledger, held: [] })
      announce(news, (emitted) => enqueue.emit(emitted))
    }),
    /** a call learned that the session is over: the link ends with it, and says so */
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
    noteOpen: assign(({ context }) => ({ opensUnanswered: context.opensUnanswered + 1 })),
    apply: enqueueActions(({ context, event, enqueue }) => {
      const { ledger, news } = applyFrames(context.ledger, framesOf(event), 'at' in event ? event.at : 0)
      enqueue.assign({ ledger })
      announce(news, (emitted) => enqueue.emit(emitted))
    }),
    /** nothing that arrived is withheld because the lists could not be fetched */
    applyHeld: enqueueActions(({ context, enqueue }) => {
      const { ledger, news } = applyFrames({ ...context.ledger, meanwhile: null }, context.held, context.lastContact ?? 0)
      enqueue.assign({ ledger, held: [] })
      announce(news, (emitted) => enqueue.emit(emitted))
    }),
    catchUp: enqueueActions(({ context, enqueue }, fetched: FetchedRecords) => {
      const { ledger, news } = catchUp(context.ledger, fetched, context.held)
      const recheckFailures = fetched.missing.length > 0 ? context.recheckFailures + 1 : 0
      enqueue.assign({ ledger, held: [], recheckFailures, opensUnanswered: 0, lastContact: fetched.at })
      announce(news, (emitted) => enqueue.emit(emitted))
      enqueue.raise({ type: 'contact' })
    }),
    giveUpFetch: assign(({ context }) => ({
      // what made us ask is still unanswered
      ledger: { ...context.ledger, meanwhile: null, doubt: true },
      recheckFailures: context.recheckFailures + 1,
      opensUnanswered: 0,
    })),
  },
})

/** Differing counts in the middle of a storm prove nothing: pushes are on their way. Three in a row do. */
export const COUNT_DOUBTS_UNTIL_ASKED = 3

/** The count differs from what is on screen: the lists have to be asked. */
export function countDiffers({ ledger }: AlarmClientContext, { count, changes, at }: CountAnswer): boolean {
  // either way: a clock that was set back must not keep it from ever being quiet
  const quiet = changes === ledger.changes && Math.abs(at - ledger.changedAt) >= QUIET_MS
  // a server that numbers its pushes lets us see a gap: there the count is needed in quiet moments only
  const doubted = ledger.position === null && ledger.countDoubts + 1 >= COUNT_DOUBTS_UNTIL_ASKED
  return count !== expectedCount(ledger) && (quiet || doubted)
}

/** What a call failed with when the server says that the session is over: the link asks nobody else (domain 2). */
export class SessionOver extends Error {}

export const saysSessionOver = ({ event }: { event: { error: unknown } }) => event.error instanceof SessionOver

function framesOf(event: AlarmClientEvent) {
  if (event.type === 'frames.received') return event.frames
  if (event.type !== 'record.handled') return []
  const { kind, id } = event.record
  return [{ type: 'handled' as const, kind, recordId: id, person: null, at: null, seq: null, epoch: null }]
}

function sinceOf({ position }: Ledger): string | null {
  return position && `${position.epoch}:${position.seq}`
}

function bringsNewEpoch({ position }: Ledger, { frames }: AlarmClientEvent & { type: 'frames.received' }): boolean {
  return frames.some((frame) => frame.type === 'hello' && position !== null && frame.epoch !== position.epoch)
}

function announce(news: LinkNews, emit: (emitted: AlarmClientEmitted) => void): void {
  if (news.standing.length > 0) emit({ type: 'alarms.standing', alarms: news.standing })
  if (news.alarms.length > 0) emit({ type: 'alarms', alarms: news.alarms })
  if (news.resolved.length > 0) emit({ type: 'alarms.resolved', resolved: news.resolved })
  if (news.ended.length > 0) emit({ type: 'records.ended', records: news.ended })
}
