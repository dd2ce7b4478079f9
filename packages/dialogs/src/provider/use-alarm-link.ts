import { useSelector } from '@xstate/react'
import { useContext, useEffect, useRef } from 'react'
import { sameStatus, selectStatus } from './alarm-link/alarm-link.selectors'
import { LINK_OFF, type AlarmLinkStatus } from './alarm-link/alarm-link-status'
import { isHeard, type AlarmFilter, type LiveAlarm } from './alarm-link/live-alarm'
import { AlarmLinkContext } from './provider-contexts'

/** The state of the alarm link, the unhandled records and their number; `link: 'off'` without `alarms`. */
export function useAlarmLink(): AlarmLinkStatus {
  const link = useContext(AlarmLinkContext)
  return useSelector(link, (snapshot) => (snapshot === undefined ? LINK_OFF : selectStatus(snapshot)), sameStatus)
}

/**
 * Hears new alarms, each once, in batches: pushed ones and, marked late, those found after the link was down.
 * Without a link it hears nothing.
 */
export function useAlarms(filter: AlarmFilter, onAlarms: (alarms: readonly LiveAlarm[]) => void): void {
  const link = useContext(AlarmLinkContext)
  const latest = useRef({ filter, onAlarms })
  useEffect(() => {
    latest.current = { filter, onAlarms }
  })
  useEffect(() => {
    const subscription = link?.on('alarms', ({ alarms }) => {
      const heard = alarms.filter((alarm) => isHeard(latest.current.filter, alarm))
      if (heard.length > 0) latest.current.onAlarms(heard)
    })
    return () => subscription?.unsubscribe()
  }, [link])
}
