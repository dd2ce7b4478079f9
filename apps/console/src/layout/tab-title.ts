import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'

/** Beyond this nobody reads the digits, and the title would push its own words away. */
const MOST = 999

/** What the browser's tab says: how many alarms wait, whether one is a fire, then the screen (spec 1 §2, domain 5). */
export function tabTitle({ fires, faults }: UnacknowledgedAlarms, fireWord: string, page: string): string {
  const count = fires + faults
  if (count === 0) return page
  const number = `(${count > MOST ? `${MOST}+` : count})`
  return fires > 0 ? `${number} ${fireWord} · ${page}` : `${number} ${page}`
}
