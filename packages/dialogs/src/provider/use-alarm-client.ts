import { useSelector } from '@xstate/react'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { useCallback, useContext, useEffect, useMemo } from 'react'
import { useLatest } from '../shared/use-latest'
import { sameStatus, statusOf } from './alarm-client/alarm-client-status'
import { LINK_OFF, type AlarmClientStatus } from './alarm-client/alarm-client-status'
import type { AlarmClientEmitted } from './alarm-client/alarm-client.types'
import type { LiveAlarm } from './alarm-client/live-alarm'
import { isAt, type PlaceFilter } from './alarm-client/place-filter'
import { recordKey, type HandledBy, type RecordRef } from './alarm-client/record-ref'
import { standingAlarms } from './alarm-client/standing-alarm'
import { AlarmClientContext } from './provider-contexts'

/** The state of the alarm link, the unhandled records and their number; `link: 'off'` without `alarms`. */
export function useAlarmClient(): AlarmClientStatus {
  const link = useContext(AlarmClientContext)
  const snapshot = useSelector(link, (current) => current, sameStatus)
  return useMemo(() => (snapshot === undefined ? LINK_OFF : statusOf(snapshot)), [snapshot])
}

/** One value of the status. The component renders again when that value changes, not with every alarm. */
export function useAlarmClientPart<Part>(select: (status: AlarmClientStatus) => Part): Part {
  const link = useContext(AlarmClientContext)
  return useSelector(link, (snapshot) => select(snapshot === undefined ? LINK_OFF : statusOf(snapshot)))
}

/** What the link emits: new alarms, records that became known, records that ended. */
export type AlarmUpdate = Exclude<AlarmClientEmitted, { type: 'refused' }>

/**
 * Subscribes to everything that the link emits, in its order; without a link nothing is called. A listener that begins after
 * the link gets the open alarms first, as `alarms.standing`.
 */
export function useAlarmUpdates(onUpdate: (update: AlarmUpdate) => void): void {
  const link = useContext(AlarmClientContext)
  const latest = useLatest(onUpdate)
  useEffect(() => {
    const standing = link ? standingAlarms(link.getSnapshot().context.ledger) : []
    if (standing.length > 0) latest.current({ type: 'alarms.standing', alarms: standing })
    const subscription = link?.on('*', (update) => {
      if (update.type !== 'refused') latest.current(update)
    })
    return () => subscription?.unsubscribe()
  }, [link, latest])
}

/**
 * Subscribes to new alarms at a place, each once, in batches: pushed ones and, marked late, those that were found after the
 * link was down. Without a link nothing is called.
 */
export function useAlarms(place: PlaceFilter, onAlarms: (alarms: readonly LiveAlarm[]) => void): void {
  useAlarmUpdates((update) => {
    if (update.type !== 'alarms') return
    const alarms = update.alarms.filter(({ points: [origin] }) => isAt(place, origin))
    if (alarms.length > 0) onAlarms(alarms)
  })
}

/** The returned function reports whether a sound plays: meanwhile the link compares its records with the server more often (domain 5). */
export function useCloseWatch(): (sounding: boolean) => void {
  const link = useContext(AlarmClientContext)
  return useCallback((sounding) => link?.send({ type: sounding ? 'watch.began' : 'watch.ended' }), [link])
}

/** The returned function tells the link which alarms without a record the operator has acknowledged. */
export function useAcknowledgeRecordless(): (alarms: readonly string[]) => void {
  const link = useContext(AlarmClientContext)
  return useCallback((alarms) => link?.send({ type: 'alarms.acknowledged', alarms }), [link])
}

/** Finds an unhandled record by kind and id at the moment of the call; null if it is not open or not known. */
export function useRecordLookup(): (ref: RecordRef) => AbnormalRecord | null {
  const link = useContext(AlarmClientContext)
  return useCallback((ref) => link?.getSnapshot().context.ledger.known.get(recordKey(ref))?.record ?? null, [link])
}

/**
 * Calls back once when a record is ended by anyone, with who and when as far as the server says so. A record that ended shortly
 * before, while the component was being loaded, counts too (domain 5). Nothing is called without a link.
 */
export function useRecordEnd(ref: RecordRef, onEnd: (by: HandledBy) => void): void {
  const link = useContext(AlarmClientContext)
  const latest = useLatest(onEnd)
  const key = recordKey(ref)
  useEffect(() => {
    const before = link?.getSnapshot().context.ledger.endedRecords.get(key)
    if (before) return latest.current(before)
    const subscription = link?.on('records.ended', ({ records }) => {
      const ended = records.find((other) => recordKey(other) === key)
      if (ended) latest.current(ended)
    })
    return () => subscription?.unsubscribe()
  }, [link, key, latest])
}

/** The returned function reads the unhandled records at the moment of the call, newest first; none without a link. */
export function useOpenRecords(): () => readonly AbnormalRecord[] {
  const link = useContext(AlarmClientContext)
  return useCallback(() => (link === undefined ? LINK_OFF : statusOf(link.getSnapshot())).records, [link])
}
