/** The live notice is shown for 3 minutes (spec 1 §2); the entry in the feed stays longer. */
export const LIVE_NOTICE_MS = 180_000
/** At most this many notices are drawn, of every kind together (trust A5.8); the others are counted. */
export const SHOWN_NOTICES = 5
/** Raised verdicts among them, so that they leave room for new alarms. */
const SHOWN_RAISED = 2

/** How many raised verdicts and alarms are drawn beside each other and the one notice of late alarms. */
export function noticeRoom({ late, raised }: { late: boolean; raised: number }): { raised: number; alarms: number } {
  const shownRaised = Math.min(raised, SHOWN_RAISED)
  return { raised: shownRaised, alarms: SHOWN_NOTICES - shownRaised - (late ? 1 : 0) }
}
