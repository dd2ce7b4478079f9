import { sql } from 'drizzle-orm'

/** The building of the fire host `h` of a statement: its own, or that of its first point; null where neither is known. */
export const BUILDING_OF_HOST = sql`coalesce(h.building_id,
  (select p.building_id from fire_host_points p where p.fire_host_id = h.id and p.deleted_at is null order by p.id limit 1))`
