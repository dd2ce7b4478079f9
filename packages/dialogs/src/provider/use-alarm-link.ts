import { useContext } from 'react'
import { LINK_OFF, type AlarmLinkStatus } from './alarm-link/alarm-link-status'
import type { AlarmFilter, LiveAlarm } from './alarm-link/live-alarm'
import { AlarmLinkContext } from './provider-contexts'

/** The state of the alarm link, the unhandled records and their number; `link: 'off'` without `alarms`. */
export function useAlarmLink(): AlarmLinkStatus {
  useContext(AlarmLinkContext)
  return LINK_OFF
}

/** Hears new alarms, each once, in batches. Works without a link: then it hears nothing. */
export function useAlarms(_filter: AlarmFilter, _onAlarms: (alarms: readonly LiveAlarm[]) => void): void {
  useContext(AlarmLinkContext)
}
