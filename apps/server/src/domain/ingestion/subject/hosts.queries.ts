import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { HostStates } from '../../../db/schema/device-states'
import { BUILDING_OF_HOST } from '../../fire-hosts/building-of-host.queries'
import { zhCN } from '../ingestion.messages'
import { hostNameOf, isAddress, isHostItself } from './host-subject'
import type { Subject } from './subject'

/** Writes what fire hosts told of themselves, by id. */
export async function saveHostStates(tx: Db, told: ReadonlyMap<number, HostStates>): Promise<void> {
  if (told.size === 0) return
  const rows = [...told].map(([id, states]) => ({ id, states }))
  await tx.execute(sql`update fire_hosts h set states = s.states from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id integer, states jsonb) where h.id = s.id`)
}

interface HostPlace extends Pick<Subject, 'buildingId' | 'buildingName' | 'area' | 'addressDetail'> {
  id: number
  name: string | null
  ip: string
  port: number
  position: string | null
}

/**
 * Adds what records and pushes say of fire hosts themselves, and of their addresses that no point has. The position of a host begins with its name: such a record has neither loop nor address. That of an
 * address says that it is unknown: it may be far from the host.
 */
export async function readHostPlaces(tx: Db, subjects: readonly Subject[]): Promise<void> {
  const placed = subjects.filter((subject) => isHostItself(subject) || isAddress(subject))
  if (placed.length === 0) return
  const hostIds = [...new Set(placed.map(({ fireHostId }) => fireHostId))]
  const rows = await rowsOf<HostPlace>(
    tx,
    sql`select h.id, h.name, h.server_ip as ip, h.port, coalesce(h.control_room, h.position) as position,
          b.id as "buildingId", b.name as "buildingName", b.address as area, b.address_detail as "addressDetail"
        from fire_hosts h
        left join buildings b on b.id = ${BUILDING_OF_HOST}
        where h.id = any(array(select jsonb_array_elements_text(${JSON.stringify(hostIds)}::jsonb)::bigint))`,
  )
  for (const { id, name, ip, port, position, ...place } of rows) {
    const hostName = hostNameOf({ name, ip, port })
    for (const subject of placed.filter(({ fireHostId }) => fireHostId === id)) {
      const { loop, address } = subject
      const where = loop === null || address === null ? [hostName, position].filter(Boolean).join(' ') : zhCN.positionUnknown(hostName, loop, address, place.buildingId === null ? position : null)
      Object.assign(subject, place, { hostName, position: where })
    }
  }
}
