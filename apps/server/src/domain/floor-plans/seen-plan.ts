import type { floorPlans } from '../../db/schema'
import { checkVersion } from '../../http/resource/version'

/** Writes to plans, drafts and the marks on them, one after the other. */
export const FLOOR_PLAN = 'floorPlan'

/** The plan that a caller has seen; null without one. */
export interface SeenPlan {
  planId: number | null
  version: number | null
}

/** no plan has it */
const OTHER_VERSION = 0

/**
 * Refuses a write that is based on another plan, or on marks that were saved since: HTTP 420 with person and time, so that the second
 * user sees what the first one has changed and decides (ADR 12, ADR 24).
 */
export function demandSeenPlan(plan: typeof floorPlans.$inferSelect | undefined, { planId, version }: SeenPlan): void {
  if (plan === undefined && planId === null) return
  const found = plan ?? { version: -1, updatedBy: null, updatedAt: null, createdBy: null, id: null }
  checkVersion({ ...found, updatedBy: found.updatedBy ?? found.createdBy }, found.id === planId ? (version ?? OTHER_VERSION) : OTHER_VERSION)
}
