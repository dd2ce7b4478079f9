import { writeWireDay } from '@smart-fire/api-client/wire'

import { inspectionDefects, type inspectionResults } from '../../../db/schema'
import type { Write } from '../../../http/write-work'

const DAY_MS = 86_400_000
/** until a person sets another deadline */
const USUAL_DAYS = 7
const MAJOR = '1'

/** What is abnormal becomes a defect, to be repaired within a week unless a user sets another day. */
export async function addDefect({ tx }: Write, result: typeof inspectionResults.$inferSelect): Promise<void> {
  const { tenantId, id: resultId, indoorId, outdoorId, buildingId, unitId, inspectedAt, problem, items } = result
  const abnormal = items.filter((item) => item.isAbnormal).map(({ name, value, unit, min, max }) => (min === null && max === null ? name : `${name} ${value}${unit ?? ''}`))
  await tx.insert(inspectionDefects).values({
    tenantId, resultId, indoorId, outdoorId, buildingId, unitId, severity: MAJOR, deadline: writeWireDay(inspectedAt.getTime() + USUAL_DAYS * DAY_MS), foundAt: inspectedAt,
    problem: [problem, abnormal.join('、')].filter(Boolean).join('；'),
  })
}
