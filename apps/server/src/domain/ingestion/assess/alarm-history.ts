/** The time that one record covers: from its first to its last report. Instants are epoch ms. */
export interface AlarmSpan {
  code: string
  /** the name of the alarm or fault */
  type: string
  from: number
  to: number
  open: boolean
}

/** What a late alarm is: stored already, a further report of an open record, or an alarm without a record. */
export type LateAlarm = 'stored' | 'repeat' | 'new'

/** The records of one subject, against which late reports are held. It learns the alarms of the running call. */
export interface AlarmHistory {
  /** an alarm or fault that is not newer than the state of its point */
  alarm(code: string, type: string, at: number): LateAlarm
  /** a normal state older than the abnormal one that is known: true when it ends an earlier alarm of the point */
  recovery(code: string, at: number): boolean
}

/** Reports of one alarm overtake each other on their way by less than this. */
const OVERTAKING_MS = 60_000

/**
 * The history of one subject. A late alarm is left out only when a record of the same point and name covers its instant:
 * then it was stored before. A slow clock and a late delivery look alike, so every other late alarm is a new one (ADR 5).
 */
export function createAlarmHistory(spans: AlarmSpan[]): AlarmHistory {
  const known = spans.map((span) => ({ ...span }))
  return {
    alarm(code, type, at) {
      const own = known.filter((span) => span.code === code && span.type === type)
      if (own.some((span) => span.from <= at && at <= span.to)) return 'stored'
      const lasting = own.find((span) => span.open && span.from - OVERTAKING_MS <= at)
      if (!lasting) {
        known.push({ code, type, from: at, to: at, open: true })
        return 'new'
      }
      lasting.from = Math.min(lasting.from, at)
      lasting.to = Math.max(lasting.to, at)
      return 'repeat'
    },
    recovery(code, at) {
      const ended = known.filter((span) => span.code === code && span.open && span.to < at)
      for (const span of ended) span.open = false
      return ended.length > 0
    },
  }
}
