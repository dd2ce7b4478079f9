import { createHash } from 'node:crypto'

import type { floorPlans, storedFiles } from '../db/schema'

import type { House } from './buildings'
import { PLANS, type PlanKey } from './plans/catalogue'
import { drawPlan } from './plans/plan-svg'
import { administratorOf } from './tenants'

type FileRow = typeof storedFiles.$inferInsert
type FloorPlanRow = typeof floorPlans.$inferInsert

/** The pictures of all drawn floors. Floors of one drawing share one file, but never two tenants. */
export function picturesOf(houses: readonly House[], now: number): { files: FileRow[]; plans: FloorPlanRow[] } {
  const files = new Map<string, FileRow>()
  const pictures = new Map<PlanKey, Uint8Array>()
  const plans = houses.flatMap((house) =>
    house.floors.filter(house.isDrawn).map((floor): FloorPlanRow => {
      const plan = house.planOf(floor)
      const picture = pictures.get(plan) ?? new TextEncoder().encode(drawPlan(PLANS[plan]))
      pictures.set(plan, picture)
      const key = fileKey(house.row.tenantId, picture)
      const { width, height, title } = PLANS[plan]
      files.set(key, {
        key,
        tenantId: house.row.tenantId,
        contentType: 'image/svg+xml',
        width,
        height,
        content: picture,
        createdAt: new Date(now),
      })
      return {
        tenantId: house.row.tenantId,
        buildingId: house.row.id,
        floor,
        fileKey: key,
        fileName: `${house.row.name} ${floor}F ${title}`,
        createdBy: administratorOf(house.row.tenantId),
      }
    }),
  )
  return { files: [...files.values()], plans }
}

const fileKey = (tenantId: string, content: Uint8Array): string =>
  `${createHash('sha256').update(tenantId).update(content).digest('hex').slice(0, 32)}.svg`
