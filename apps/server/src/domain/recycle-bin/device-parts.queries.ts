import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'

interface MissingParts {
  /** another device has its number now */
  number: boolean
  /** its building or its hydrant is deleted */
  place: boolean
  /** its building has fewer floors now */
  floor: boolean
  type: boolean
}

/** What a deleted device lacks to exist again. Its building and its hydrant are not deleted before the commit. */
export async function missingParts(tx: Db, id: number): Promise<MissingParts> {
  await tx.execute(sql`select 1 from buildings b join devices d on d.building_id = b.id where d.id = ${id} for key share of b`)
  await tx.execute(sql`select 1 from hydrants h join devices d on d.hydrant_id = h.id where d.id = ${id} for key share of h`)
  const [missing] = await beyondLimits(tx, () => rowsOf<MissingParts>(
    tx,
    sql`select exists (select 1 from devices o where o.number = d.number and o.deleted_at is null and o.id <> d.id) as number,
          exists (select 1 from buildings b where b.id = d.building_id and b.deleted_at is not null)
            or exists (select 1 from hydrants h where h.id = d.hydrant_id and h.deleted_at is not null) as place,
          exists (select 1 from buildings b where b.id = d.building_id and (d.floor > b.upper_floors or d.floor < -b.basement_floors)) as floor,
          exists (select 1 from sensor_types t where t.id = d.type_id and t.deleted_at is not null) as type
        from devices d where d.id = ${id}`,
  ))
  return missing ?? { number: false, place: true, floor: false, type: false }
}
