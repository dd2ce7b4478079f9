import { useSelector } from '@xstate/react'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { useCallback, useContext, useEffect, useRef } from 'react'
import { sameStatus, selectStatus } from './alarm-client/alarm-client.selectors'
import { LINK_OFF, type AlarmClientStatus } from './alarm-client/alarm-client-status'
import type { AlarmClientEmitted } from './alarm-client/alarm-client.types'
import type { LiveAlarm } from './alarm-client/live-alarm'
import { isAt, type PlaceFilter } from './alarm-client/place-filter'
import { recordKey, type RecordRef } from './alarm-client/record-ref'
import { standingAlarms } from './alarm-client/standing-alarm'
import { AlarmClientContext } from './provider-contexts'

/** The state of the alarm link, the unhandled records and their number; `link: 'off'` without `alarms`. */
export function useAlarmClient(): AlarmClientStatus {
  const link = useContext(AlarmClientContext)
  return useSelector(link, (snapshot) => (snapshot === undefined ? LINK_OFF : selectStatus(snapshot)), sameStatus)
}

/** One fact of the status: whoever needs only that is drawn again when it changes, not with every alarm. */
export function useAlarmClientPart<Part>(select: (status: AlarmClientStatus) => Part): Part {
  const link = useContext(AlarmClientContext)
  return useSelector(link, (snapshot) => select(snapshot === undefined ? LINK_OFF : selectStatus(snapshot)))
}

/** What the link has to tell: new alarms, records that became known, records that ended. */
export type AlarmNews = Exclude<AlarmClientEmitted, { type: 'refused' }>

/**
 * Hears everything that the link has to tell, in its order. Without a link it hears nothing.
 * Who begins to listen after the first answer of the server hears first what is open, as `alarms.standing`.
 */
export function useAlarmNews(onNews: (news: AlarmNews) => void): void {
  const link = useContext(AlarmClientContext)
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    const standing = link && standingAlarms(link.getSnapshot().context.ledger)
    if (standing) latest.current({ type: 'alarms.standing', alarms: standing })
    const subscription = link?.on('*', (news) => {
      if (news.type !== 'refused') latest.current(news)
    })
    return () => subscription?.unsubscribe()
  }, [link])
}

/**
 * Hears new alarms, each once, in batches: pushed ones and, marked late, those found after the link was down.
 * Without a link it hears nothing.
 */
export function useAlarms(filter: PlaceFilter, onAlarms: (alarms: readonly LiveAlarm[]) => void): void {
  useAlarmNews((news) => {
    if (news.type !== 'alarms') return
    const heard = news.alarms.filter((alarm) => isAt(filter, alarm.push))
    if (heard.length > 0) onAlarms(heard)
  })
}

/**
 * Hears what the server's first answer names, when that comes after the listener: it may have been raised since the
 * listener asked for its own data, and nobody will tell of it again.
 */
export function useFirstAnswer(filter: PlaceFilter, onAlarms: () => void): void {
  const listening = useRef(false)
  useAlarmNews((news) => {
    if (!listening.current || news.type !== 'alarms.standing') return
    if (news.alarms.some((alarm) => isAt(filter, alarm.push))) onAlarms()
  })
  // what is told at once, when the listener begins, was known before it asked
  useEffect(() => {
    listening.current = true
  }, [])
}

/** Tells the link whether something sounds: meanwhile it compares its records with the server more often (domain 5). */
export function useCloseWatch(): (sounding: boolean) => void {
  const link = useContext(AlarmClientContext)
  return useCallback((sounding) => link?.send({ type: sounding ? 'watch.began' : 'watch.ended' }), [link])
}

/** Finds an unhandled record by its name at the moment of asking; null when it is not open, or not known. */
export function useRecordLookup(): (ref: RecordRef) => AbnormalRecord | null {
  const link = useContext(AlarmClientContext)
  return useCallback((ref) => link?.getSnapshot().context.ledger.known.get(recordKey(ref))?.record ?? null, [link])
}
