import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { deviceFiles, floorPlans, storedFiles, tenantSettings } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { mayReadAny, type DataScope } from '../menus/data-scope'
import type { PlaceFilter } from '../watched/place-filter'
import { signedLink } from './file-links'

/** The picture that getSensorAndFloor names for a floor without a plan (contract device §2.2). */
const PLACEHOLDER_PATH = '/files/no-floor-plan.svg'

/** None while the tenant does not allow pictures of floors, whatever is stored (contract device §8). */
function plansOf(tx: Db, scope: DataScope, { buildingId, floor }: PlaceFilter) {
  return tx
    .select()
    .from(floorPlans)
    .where(
      and(
        eq(floorPlans.tenantId, scope.tenantId),
        exists(tx.select().from(tenantSettings).where(and(eq(tenantSettings.tenantId, scope.tenantId), eq(tenantSettings.planSetup, true)))),
        mayReadAny(scope) ? undefined : sql`false`,
        isNull(floorPlans.deletedAt),
        equal(floorPlans.buildingId, buildingId),
        equal(floorPlans.floor, floor),
      ),
    )
    .orderBy(asc(floorPlans.floor), asc(floorPlans.id))
}

/** The picture of a floor; a placeholder when it has none or more than one. */
export async function planLinkOf(tx: Db, scope: DataScope, place: PlaceFilter, now: number): Promise<string> {
  const [plan, second] =
    place.buildingId === undefined || place.floor === undefined ? [] : await plansOf(tx, scope, place)
  return plan && !second ? signedLink(tx, plan.fileKey, now) : PLACEHOLDER_PATH
}

/** deviceFloorLayout/selectImage: no row = no picture (domain 21). */
export async function planRows(tx: Db, scope: DataScope, place: PlaceFilter, now: number) {
  const rows = []
  for (const plan of await plansOf(tx, scope, place)) {
    rows.push({
      id: plan.id,
      buildId: plan.buildingId,
      fileFloor: plan.floor,
      fileName: plan.fileName,
      fileType: plan.fileKey.split('.').at(-1) ?? null,
      filePath: await signedLink(tx, plan.fileKey, now),
      memo: plan.memo,
      delFlag: '0',
      tenantId: plan.tenantId,
      crtUserName: plan.createdBy,
      crtTime: wireTime(plan.createdAt),
      updUserName: plan.updatedBy,
      updTime: wireTime(plan.updatedAt),
    })
  }
  return rows
}

export async function findFile(db: Db, key: string): Promise<(typeof storedFiles.$inferSelect & { name: string | null }) | undefined> {
  const [found] = await db.select({ file: storedFiles, name: deviceFiles.name }).from(storedFiles).leftJoin(deviceFiles, eq(deviceFiles.fileKey, storedFiles.key)).where(eq(storedFiles.key, key))
  return found && { ...found.file, name: found.name }
}
