import type { NoticeType } from '@smart-fire/api-client/wire'

import type { Db } from '../../db/database'
import type { OutboxRow } from './outbox.queries'
import { boundRules, lastTold, subjectKey, type BoundRule } from './silence-rules.queries'

const MINUTE_MS = 60_000

/** Decides record by record whether a push rule keeps a notice back, and remembers what it lets through. */
export interface SilenceRules {
  /** the name of the rule that keeps this notice from this person; null: he is told */
  silencedBy(row: OutboxRow, userId: string): string | null
}

/** A person is not told again of the same device within (interval − 1) minutes (contract device §17). */
export async function silenceRules(tx: Db, tenantId: string, type: NoticeType, rows: readonly OutboxRow[], now: number): Promise<SilenceRules> {
  const bound = await boundRules(tx, tenantId, type, rows)
  const longest = Math.max(0, ...bound.map(silentMs))
  const told = new Map((await lastTold(tx, tenantId, type, bound, new Date(now - longest))).map((one) => [keyOf(one), one.at]))
  const rules = new Map(bound.map((rule) => [keyOf(rule), rule]))
  return {
    silencedBy({ kind, subjectId }, userId) {
      const key = keyOf({ kind, subjectId, userId })
      const rule = rules.get(key)
      if (!rule) return null
      const before = told.get(key)
      // a time in the future says that the clock was set back: it keeps nothing back
      if (before !== undefined && before <= now && now - before < silentMs(rule)) return rule.name
      told.set(key, now)
      return null
    },
  }
}

const silentMs = ({ intervalMinutes }: Pick<BoundRule, 'intervalMinutes'>): number => (intervalMinutes - 1) * MINUTE_MS

const keyOf = ({ userId, ...subject }: Pick<BoundRule, 'kind' | 'subjectId' | 'userId'>): string => `${subjectKey(subject)}/${userId}`
