import { floorName, type RecordKind } from '@smart-fire/api-client/wire'
import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { among } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, fireHosts, hydrants, measuringPoints } from '../../db/schema'
import { OFFLINE_POINT } from '../ingestion/assess/assess-report'
import { HOST_POINT_NAMES } from '../ingestion/subject/host-subject'
import type { DataScope } from '../menus/data-scope'
import type { Dimension } from './figures.queries'
import { zhCN } from './statistics.messages'
import { subjectNames, type MemberName } from './subject-names.queries'

interface Member {
  member: string
  kind: RecordKind
}

const keyOf = ({ kind, member }: Member) => `${kind} ${member}`

/** The names of members of a dimension, as they are called now, by kind and member. */
export async function namesOf(tx: Db, scope: DataScope, dimension: Dimension, members: readonly Member[]): Promise<(member: Member) => MemberName> {
  const names = new Map<string, MemberName>()
  const ids = (kinds: readonly RecordKind[], part: number) => [
    ...new Set(members.filter(({ kind }) => kinds.includes(kind)).map(({ member }) => Number(member.split(':')[part]))),
  ]
  if (dimension === 'point') {
    const byCode = new Map([[OFFLINE_POINT, zhCN.offlinePoint], ...HOST_POINT_NAMES, ...(await pointNames(tx, members.map(({ member }) => member)))])
    for (const member of members) names.set(keyOf(member), { name: byCode.get(member.member) ?? null, place: null })
  } else if (dimension === 'place' || dimension === 'floor') {
    const inBuildings = await namesById(tx, scope, buildings, buildings.name, ids(['general', 'fireHost'], 0))
    const outdoors = await namesById(tx, scope, hydrants, hydrants.name, ids(['hydrant'], 0))
    for (const member of members) {
      const [id, floor] = member.member.split(':').map(Number)
      const name = (member.kind === 'hydrant' ? outdoors : inBuildings).get(id ?? 0) ?? null
      names.set(keyOf(member), { name: name === null || floor === undefined ? name : `${name} ${floorName(floor)}`, place: null })
    }
  } else if (dimension === 'loop') {
    const hosts = await tx.select().from(fireHosts).where(and(eq(fireHosts.tenantId, scope.tenantId), inArray(fireHosts.id, ids(['fireHost'], 0))))
    for (const member of members) {
      const [id, ...loop] = member.member.split(':')
      const host = hosts.find((row) => row.id === Number(id))
      names.set(keyOf(member), { name: host ? `${host.position ?? `${host.serverIp}:${host.port}`} · ${loop.join(':')}` : null, place: null })
    }
  } else if (dimension === 'subject') {
    for (const [key, name] of await subjectNames(tx, scope, ids(['general', 'hydrant'], 0), ids(['fireHost'], 0))) names.set(key, name)
  }
  return (member) => names.get(keyOf(member)) ?? { name: null, place: null }
}

/** The names of measuring points by code, the latest where a deleted point had the code before; a code that the catalogue lacks has none. */
export async function pointNames(tx: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.select({ code: measuringPoints.code, name: measuringPoints.name }).from(measuringPoints).where(inArray(measuringPoints.code, [...codes])).orderBy(measuringPoints.id)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

interface NamedTable {
  id: AnyPgColumn
  tenantId: AnyPgColumn
}

async function namesById(tx: Db, scope: DataScope, table: PgTable & NamedTable, name: AnyPgColumn, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: table.id, name }).from(table).where(and(eq(table.tenantId, scope.tenantId), among(table.id, ids)))
  return new Map(rows.map((row) => [Number(row.id), String(row.name)]))
}
