import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'

/** Larger counts are shown as 999+, so that the name of the screen stays readable in the tab. */
const MAX_SHOWN_COUNT = 999

/** The browser's tab title: the number of unacknowledged alarms, the fire word when one is a fire, then the screen (spec 1 §2, domain 5). */
export function tabTitle({ fires, faults }: UnacknowledgedAlarms, fireWord: string, page: string): string {
  const count = fires + faults
  if (count === 0) return page
  const number = `(${count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count})`
  return fires > 0 ? `${number} ${fireWord} · ${page}` : `${number} ${page}`
}
