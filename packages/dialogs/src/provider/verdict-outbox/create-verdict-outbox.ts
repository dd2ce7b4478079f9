import { ApiError, type Instant, type RecordVerdict } from '@smart-fire/api-client'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { RecordIdentity } from '../alarm-client/match-point'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'
import { exclusively } from './exclusively'
import { outcomeOf, outcomeOfShown, pendingOf } from './verdict-outcome'
import type { PendingVerdict, StoredVerdict, VerdictOutcome, VerdictStore } from './pending-verdict'
import type { VerdictOutbox } from './verdict-outbox'
import { createSharedVerdicts } from './shared-verdicts'
import { followVerdicts } from './stored-verdicts'
import { type SendRequest, UndoneElsewhere, type VerdictInput, verdictMachine } from './verdict.machine'

export interface VerdictOutboxOptions {
  send: (request: SendRequest, signal: AbortSignal) => Promise<void>
  store: VerdictStore
  now: () => Instant
  onAccepted: (verdict: RecordVerdict) => void
  /** the open record that is judged, as far as the alarm link knows it */
  recordOf?: (record: RecordRef) => RecordIdentity | null
  /** the owner of the verdicts; `adopt` sets it later if it is not known yet */
  person?: string | null
}

type VerdictActor = ActorRefFrom<typeof verdictMachine>

/** Signing out waits no longer than this; verdicts without a response by then are kept. */
const SEND_HELD_WAIT_MS = 3_000

/** The outbox of one person in one tab, with the unsent verdicts of earlier pages and the verdicts of other tabs. */
export function createVerdictOutbox({ send, store, now, onAccepted, recordOf, person = null }: VerdictOutboxOptions): VerdictOutbox {
  const machine = verdictMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => sendOnce(input, signal)) },
  })
  const actors = new Map<string, VerdictActor>()
  const listeners = new Set<() => void>()
  let owner = person
  let retired = false
  const shared = createSharedVerdicts({ store, now, holder: Math.random().toString(36).slice(2), person: () => owner })
  let pending: readonly PendingVerdict[] = pendingNow()
  let follower: { expiry: ReturnType<typeof setTimeout> | undefined } | null = null

  function ownPending(): PendingVerdict[] {
    return [...actors.values()].flatMap((actor) => pendingOf(actor.getSnapshot()) ?? [])
  }

  function pendingNow(): PendingVerdict[] {
    return [...ownPending(), ...shared.others(new Set(actors.keys()))].sort((a, b) => a.savedAt - b.savedAt)
  }

  /** If two tabs send the same verdict, one does; a verdict that another tab has taken back is not sent. */
  function sendOnce(request: SendRequest, signal: AbortSignal): Promise<void> {
    const key = recordKey(request.verdict)
    if (retired) return Promise.reject(new ApiError('sessionExpired'))
    // a page that is going away waits for no lock
    if (request.leaving) return send(request, signal)
    return exclusively(`smart-fire.verdict.${owner ?? ''}.${key}`, () => {
      if (shared.elsewhere(request.verdict) !== null) return Promise.reject(new UndoneElsewhere())
      return send(request, signal)
    })
  }

  function keep(actor: VerdictActor): VerdictActor {
    const { verdict } = actor.getSnapshot().context
    const key = recordKey(verdict)
    forget(key)
    actors.set(key, actor)
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') actors.delete(key)
      publish(snapshot.matches('accepted') || snapshot.matches('dismissed') ? verdict : undefined)
      if (snapshot.matches('accepted') && !retired) onAccepted(verdict)
    })
    actor.start()
    return actor
  }

  /** Saved before the delay and before the response, so that nothing is lost if the page dies meanwhile. */
  function publish(finished?: RecordVerdict): void {
    shared.keep(ownPending(), finished)
    refresh()
  }

  function refresh(): void {
    pending = pendingNow()
    watchExpiry()
    for (const listener of listeners) listener()
  }

  /** A tab that crashed reports nothing: its verdicts become unsent when their time is over. */
  function watchExpiry(): void {
    if (!follower) return
    clearTimeout(follower.expiry)
    const at = shared.nextExpiry(new Set(actors.keys()))
    follower.expiry = at === null ? undefined : setTimeout(() => publish(), Math.max(0, at - now()) + 1)
  }

  /** Another tab has written: it may have taken back what is held here, or have taken over what was not sent. */
  function followStore(): void {
    for (const [key, actor] of [...actors]) {
      const snapshot = actor.getSnapshot()
      const elsewhere = shared.elsewhere(snapshot.context.verdict)
      if (elsewhere === null || snapshot.matches('sending')) continue
      if (snapshot.matches('holding')) actor.send({ type: 'verdict.undo' })
      else if (elsewhere === 'undone') actor.send({ type: 'verdict.dismiss' })
      else forget(key)
    }
    refresh()
  }

  function forget(key: string): void {
    actors.get(key)?.stop()
    actors.delete(key)
  }

  /**
   * The same verdict is sent once. Another verdict on its record ends its call and is sent itself: it must not get the outcome of the first.
   * If the first has reached the server, the server answers the second with a conflict.
   */
  function take(input: VerdictInput): Promise<VerdictOutcome> {
    const underway = actors.get(recordKey(input.verdict))
    const snapshot = underway?.getSnapshot()
    if (underway && snapshot?.matches('sending') && snapshot.context.verdict.verdict === input.verdict.verdict) return outcomeOf(underway)
    const actor = keep(createActor(machine, { input }))
    publish()
    return outcomeOf(actor)
  }

  /** For a verdict of another outbox: a running tab sends its own; a verdict that no tab holds or sends is taken over. */
  function takeOver(record: RecordRef): Promise<VerdictOutcome> {
    const shown = shownOf(record)
    if (!shown) return Promise.resolve({ outcome: 'undone' })
    if (shown.state !== 'unsent') return settledElsewhere(record)
    // as it is shown: a store that was cleared, or tells nothing of other tabs, has perhaps lost it
    return take(asGiven(shown))
  }

  /** Resolves when a verdict of another outbox is neither held nor being sent any more. */
  function settledElsewhere(record: RecordRef): Promise<VerdictOutcome> {
    return new Promise((resolve) => {
      const settle = () => {
        const outcome = outcomeOfShown(shownOf(record))
        if (!outcome) return
        listeners.delete(settle)
        resolve(outcome)
      }
      listeners.add(settle)
      settle()
    })
  }

  const shownOf = (record: RecordRef) => pending.find(({ verdict }) => recordKey(verdict) === recordKey(record))

  const asJudged = (verdict: RecordVerdict, subject: string | undefined) => ({ verdict, savedAt: now(), subject: subject ?? null, judged: identityOf(recordOf?.(verdict)) })

  const sendToAll = (event: { type: 'page.leaving' | 'session.ended' }) => {
    for (const actor of [...actors.values()]) actor.send(event)
  }

  return {
    submit: (verdict, subject) => take({ ...asJudged(verdict, subject), hold: false }),
    hold: (verdict, subject) => take({ ...asJudged(verdict, subject), hold: true }),
    undo(record) {
      const actor = actors.get(recordKey(record))
      if (actor) return actor.send({ type: 'verdict.undo' })
      if (shared.find(record)?.state !== 'holding') return
      shared.takeBack(record)
      refresh()
    },
    sendAgain(record) {
      const actor = actors.get(recordKey(record))
      if (!actor) return takeOver(record)
      // a refused verdict stays refused
      actor.send({ type: 'verdict.sendAgain' })
      return outcomeOf(actor)
    },
    dismiss(record) {
      const actor = actors.get(recordKey(record))
      if (actor) return actor.send({ type: 'verdict.dismiss' })
      shared.takeBack(record)
      refresh()
    },
    async sendHeld() {
      const held = [...actors.values()].filter((actor) => actor.getSnapshot().matches('holding'))
      for (const actor of held) actor.send({ type: 'verdict.sendAgain' })
      await withinMs(SEND_HELD_WAIT_MS, Promise.all(held.map(outcomeOf)))
    },
    leave: () => sendToAll({ type: 'page.leaving' }),
    sessionEnded: () => sendToAll({ type: 'session.ended' }),
    adopt(known) {
      if (owner === known) return
      owner = known
      publish()
    },
    retire() {
      sendToAll({ type: 'session.ended' })
      retired = true
    },
    follow() {
      const unsubscribe = followVerdicts(store, followStore)
      follower = { expiry: undefined }
      refresh()
      return () => {
        unsubscribe()
        clearTimeout(follower?.expiry)
        follower = null
      }
    },
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const asGiven = ({ verdict, savedAt, subject, judged }: PendingVerdict): VerdictInput => ({ verdict, savedAt, subject, judged, hold: false })

/** No more of the record than tells it apart: the rest is not kept in a browser. */
function identityOf(record: RecordIdentity | null | undefined): RecordIdentity | null {
  if (!record) return null
  const { raisedAt, sensorNumber, fireHostId, loop, address } = record
  return { raisedAt, sensorNumber, fireHostId, loop, address }
}

/** Resolves when the work is done, and after this time at the latest. */
function withinMs(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Keeps verdicts for as long as the page lives. */
export function memoryStore(): VerdictStore {
  let kept: readonly StoredVerdict[] = []
  return {
    load: () => kept,
    save: (verdicts) => {
      kept = verdicts
    },
  }
}
