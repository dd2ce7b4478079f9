import type { ApiClient, ApiError, RecordVerdict } from '@smart-fire/api-client'
import { useToasts, type UiLocale } from '@smart-fire/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../shared/use-latest'
import type { AlarmClientActor } from './alarm-client/alarm-client.machine'
import { recordKey } from './alarm-client/record-ref'
import { endsSession, noticeOf } from './errors/error-notice'
import { en, zhCN } from './errors/error-notice.messages'
import { sessionGate, type SessionGate } from './errors/session-gate'
import { watchCalls } from './errors/watch-calls'
import type { Notice } from './notice'
import type { ProviderServices } from './provider-contexts'
import type { VerdictStore } from './verdict-outbox/pending-verdict'
import { sendVerdict } from './verdict-outbox/send-verdict'
import { useOutbox } from './verdict-outbox/use-outbox'
import type { VerdictOutbox } from './verdict-outbox/verdict-outbox'

interface Inputs {
  client: ApiClient
  locale: UiLocale
  link: AlarmClientActor | undefined
  userId: string | undefined
  verdictStore: VerdictStore | undefined
  onSessionEnd: (() => void) | undefined
  saysSessionEnd: boolean
  onConfirmed: ((verdict: RecordVerdict) => void) | undefined
  onError: ((error: ApiError) => void) | undefined
}

/** Connects client, outbox and messages. Props of the host may change with every render. */
export function useProviderServices({ client, locale, link, userId, verdictStore, onSessionEnd, saysSessionEnd, onConfirmed, onError }: Inputs): ProviderServices {
  const latest = useRef({ client, link, onSessionEnd, onConfirmed })
  const kept = useRef<VerdictOutbox>(null)
  const notify = useNotifier()
  const [gate] = useState(() => sessionGate(Date.now))
  const reportError = useErrorReporter(locale, notify, saysSessionEnd, gate, {
    // first of all: in a storm drawing the message would delay the close (trust R18)
    hangUp: () => latest.current.link?.send({ type: 'session.ended' }),
    onSessionEnd() {
      kept.current?.sessionEnded()
      latest.current.onSessionEnd?.()
    },
  })
  const watched = useWatched(client, {
    onFailed: (error) => (endsSession(error) ? reportError(error) : onError?.(error)),
    begin: () => followed(gate, link),
  })
  useEffect(() => {
    latest.current = { client: watched, link, onSessionEnd, onConfirmed }
  })
  const outbox = useOutbox({ person: userId, store: verdictStore }, {
    send({ verdict, leaving }, signal) {
      const { client: server, link: current } = latest.current
      const trusted = firstVerdictWins(current) || (leaving && isKnownOpen(current, verdict))
      const whoAmI = async (signal?: AbortSignal) => (await server.session.user(signal)).username
      return sendVerdict(server.abnormalRecords, { verdict, trusted, leaving, whoAmI }, signal)
    },
    recordOf: (ref) => latest.current.link?.getSnapshot().context.ledger.known.get(recordKey(ref))?.record ?? null,
    onAccepted(verdict: RecordVerdict) {
      const { link: current } = latest.current
      // the response to a last verdict may come when the link is gone
      if (current?.getSnapshot().status === 'active') current.send({ type: 'record.handled', record: { kind: verdict.kind, id: verdict.id } })
      latest.current.onConfirmed?.(verdict)
    },
  })
  useEffect(() => {
    kept.current = outbox
  })
  return useMemo(
    () => ({ client: watched, locale, notify, reportError, outbox }),
    [watched, locale, notify, reportError, outbox],
  )
}

interface Watching {
  onFailed: (error: ApiError) => void
  begin: () => (error?: ApiError) => void
}

/** One object per client, also when the language changes. */
function useWatched(client: ApiClient, watching: Watching): ApiClient {
  const latest = useLatest(watching)
  return useMemo(() => watchCalls(client, (error) => latest.current.onFailed(error), () => latest.current.begin()), [client, latest])
}

/** A call that is sent after the end of the session and accepted: the host has renewed it, and the link returns. An older call says nothing. */
function followed(gate: SessionGate, link: AlarmClientActor | undefined): (error?: ApiError) => void {
  const end = gate.begin()
  const wasRefused = isRefused(link)
  return (error) => {
    end(error)
    if (!error && wasRefused && isRefused(link)) link?.send({ type: 'session.renewed' })
  }
}

function isRefused(link: AlarmClientActor | undefined): boolean {
  const snapshot = link?.getSnapshot()
  return snapshot?.status === 'active' && snapshot.matches({ link: 'refused' })
}

/** A server that numbers its pushes is our own, and there the first verdict wins (domain 4). */
function firstVerdictWins(link: AlarmClientActor | undefined): boolean {
  return link !== undefined && link.getSnapshot().context.ledger.position !== null
}

/** A page that is going away cannot read the row again: the link decides then, if it is in contact. */
function isKnownOpen(link: AlarmClientActor | undefined, verdict: RecordVerdict): boolean {
  const snapshot = link?.getSnapshot()
  if (!snapshot || snapshot.matches({ freshness: 'stale' })) return false
  return snapshot.matches({ sync: 'synced' }) && snapshot.context.ledger.known.has(recordKey(verdict))
}

function useNotifier() {
  const toasts = useToasts()
  const latest = useRef(toasts)
  useEffect(() => {
    latest.current = toasts
  })
  return useCallback(({ tone, title, text, durationMs }: Notice) => {
    latest.current[tone]({ title, message: text, durationMs })
  }, [])
}

interface SessionEnd {
  hangUp: () => void
  onSessionEnd: () => void
}

function useErrorReporter(locale: UiLocale, notify: (notice: Notice) => void, saysSessionEnd: boolean, gate: SessionGate, onEnd: SessionEnd) {
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  return useCallback(
    (error: unknown) => {
      const over = endsSession(error)
      if (over && !gate.isFirst(error)) return
      if (over) end.current.hangUp()
      const notice = over && !saysSessionEnd ? null : noticeOf(error, locale === 'en' ? en : zhCN)
      if (notice) notify(notice)
      if (over) end.current.onSessionEnd()
    },
    [locale, notify, saysSessionEnd, gate],
  )
}
