import { CHANNEL, RECORD_CATEGORY, VERDICT } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { BUILDING_OF_HOST } from '../fire-hosts/building-of-host.queries'
import { subjectOfAddress } from '../ingestion/subject/host-subject'
import { mayReadChannel, type DataScope } from '../menus/data-scope'

/** An address in alarm or at fault that a fire host has reported and that no point has (ADR 25). */
export interface AbnormalAddress {
  hostId: number
  /** of the host */
  buildingId: number | null
  isAlarm: boolean
  /** what the alarm or the fault is called */
  type: string
  /** in alarm, and its latest fire was judged a real fire */
  burns: boolean
}

/** These addresses count as devices in trouble where a host or a building shows its state, because it must not look better than it is. */
export async function abnormalAddresses(tx: Db, scope: DataScope): Promise<AbnormalAddress[]> {
  if (!mayReadChannel(scope, CHANNEL.fireHost)) return []
  const rows = await rowsOf<Omit<AbnormalAddress, 'hostId' | 'buildingId'> & { hostId: string; buildingId: string | null }>(tx, sql`
    select h.id as "hostId", ${BUILDING_OF_HOST} as "buildingId", u.status = 'alarm' as "isAlarm", coalesce(u.latest_type, '') as type,
      u.status = 'alarm' and coalesce((select r.verdict = ${VERDICT.realFire} from fire_host_records r where r.subject_id = ${subjectOfAddress(0)}::bigint - u.id and r.category = ${RECORD_CATEGORY.fire}
        order by r.raised_at desc, r.id desc limit 1), false) as burns
    from unmatched_addresses u join fire_hosts h on h.id = u.fire_host_id and h.deleted_at is null
    where u.tenant_id = ${scope.tenantId} and u.status in ('alarm', 'fault')`)
  return rows.map(({ hostId, buildingId, ...rest }) => ({ ...rest, hostId: Number(hostId), buildingId: buildingId === null ? null : Number(buildingId) }))
}
