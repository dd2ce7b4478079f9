import { type MarkerInfo, SENSOR_STATUS } from '@smart-fire/api-client'
import { RelativeTime } from '@smart-fire/ui'
import { Text } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { useMessages, useMonitoringOptions } from '../../provider'
import * as catalogue from './last-report.messages'
import { useOld } from '../use-old'

/** When a device has reported its values: `at` is null when that is unknown, `offlineFor` is the server's text. */
export type Report = Pick<MarkerInfo, 'at' | 'status' | 'offlineFor'>

/** Whether the values of a device must not be taken for those of now: it is offline, or they are old (domain 22). */
export function useOldReport({ at, status }: Pick<Report, 'at' | 'status'>): boolean {
  const { readingStaleMs } = useMonitoringOptions()
  const isOld = useOld(at, readingStaleMs)
  return isOld || status === SENSOR_STATUS.offline
}

/** The age of the values of a device where it matters: they are old, the device is offline, or their age is unknown. */
export function LastReport({ report: { at, status, offlineFor } }: { report: Report }) {
  const words = useMessages(catalogue)
  const isOld = useOldReport({ at, status })
  if (at === null) return <Age>{offlineFor === null ? words.unknownAge : words.offlineFor(offlineFor)}</Age>
  return isOld ? <Age>{words.lastReport} <RelativeTime at={at} /></Age> : null
}

function Age({ children }: { children: ReactNode }) {
  return <Text fontSize="xs" color="fg.muted">{children}</Text>
}
