import type { Announcement, FeedEntry } from '../alarm-feed.types'

/** Up to this many alarms are announced by name; of more only the numbers and the worst one. */
export const NAMED_ALARMS = 3

/** The announcement of a batch, fire first, then in order of arrival. */
export function announcementOf(arrived: readonly FeedEntry[]): Announcement | null {
  const [first] = arrived
  if (!first) return null
  const fires = arrived.filter(({ fire }) => fire)
  const faults = arrived.filter(({ fire }) => !fire)
  return {
    serial: first.order,
    fires: fires.length,
    faults: faults.length,
    late: arrived.every(({ alarm }) => alarm.late),
    alarms: [...fires, ...faults].slice(0, NAMED_ALARMS).map(({ alarm }) => alarm),
  }
}

/** Two announcements as one. A later fire is named before an earlier fault. */
export function gathered(before: Announcement | null, next: Announcement | null, isFire: (alarm: Announcement['alarms'][number]) => boolean): Announcement | null {
  if (before === null || next === null) return next ?? before
  const alarms = [...before.alarms, ...next.alarms]
  return {
    serial: next.serial,
    fires: before.fires + next.fires,
    faults: before.faults + next.faults,
    late: before.late && next.late,
    alarms: [...alarms.filter(isFire), ...alarms.filter((alarm) => !isFire(alarm))].slice(0, NAMED_ALARMS),
  }
}
