import { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND } from '@smart-fire/api-client/wire'

import { buildings, controlRooms, gateways, hydrants, networkedUnits, outdoorFacilities } from '../../db/schema'
import { contains, oneOf } from '../../http/resource/filter'
import type { FieldProblem } from '../../http/resource/input'
import { newestFirst, resource } from '../../http/resource/resource'
import type { Write } from '../../http/write-work'
import { departmentReference } from '../departments/department.resource'
import { withinDepartment } from '../departments/departments.queries'
import { departmentsOfUnits, unitDepartments } from './units.queries'
import { unitInput } from './unit-input'
import { unitEntity } from './unit-entity'
import { zhCN } from './unit.messages'

const t = networkedUnits

/**
 * `/api/device/deviceNetworkingUnit`: networked units as they are managed (contract device 6). Kind, department, place on the map and
 * days of the contract are additive (ADR 3). `get` and `getAll` are calls of their own (`units.routes`).
 */
export const unitResource = resource({
  name: 'networkedUnit',
  base: '/api/device/deviceNetworkingUnit',
  table: t,
  rights: { read: ['adminSys/networkManager'], write: ['adminSys/networkManager'] },
  filters: {
    oName: contains(t.name),
    unitKind: oneOf(t.kind, Object.values(NETWORKED_UNIT_KIND)),
    otype: oneOf(t.category, Object.values(NETWORKED_UNIT_CATEGORY)),
    oaddress: contains(t.address),
    safeDutyName: contains(t.safetyDutyName),
    departId: withinDepartment(t.departmentId),
  },
  order: newestFirst(t),
  sortable: { oname: t.name, contractEndLong: t.contractEnd, updTime: t.updatedAt },
  row: unitEntity,
  write: unitInput,
  values: (input) => ({
    name: input.oname, kind: input.unitKind, category: input.otype, keyUnit: isKeyUnit(input.otype), nature: input.oNature, class: input.oclass,
    license: input.olicense, licensedOn: input.oLicenseTimeLong, regionCode: input.xzqy, address: input.oaddress, coordinates: input.gis, phone: input.ophone,
    contactName: input.olinkman, contactPhone: input.olinkphone, legalName: input.legalName, legalPhone: input.legalPhone,
    safetyDutyName: input.safeDutyName, safetyDutyPhone: input.safeDutyPhone, safetyManagerName: input.safeManagerName, safetyManagerPhone: input.safeManagerPhone,
    contractStart: input.contractStartLong, contractEnd: input.contractEndLong, departmentId: input.departId, remark: input.oother,
  }),
  one: 'getById',
  unique: [{ columns: [t.name], field: 'oname', message: zhCN.nameTaken }],
  rules: async (write, rows) => new Map([...(await contractsInOrder(write, rows)), ...(await departmentsKept(write, rows))]),
  refersTo: [departmentReference(t.departmentId)],
  adds: departmentsOfUnits,
  usedBy: [
    { column: buildings.unitId, what: zhCN.buildings },
    { column: hydrants.unitId, what: zhCN.hydrants },
    { column: controlRooms.unitId, what: zhCN.controlRooms },
    { column: gateways.unitId, what: zhCN.gateways },
    { column: outdoorFacilities.unitId, what: zhCN.facilities },
  ],
})

/** `keyunit` says the same as the category, so it is written with it and never contradicts it. */
const isKeyUnit = (category: string | null | undefined) => (category === undefined ? undefined : category === NETWORKED_UNIT_CATEGORY.key)

/** A contract does not end before it starts. Days as `yyyy-MM-dd` are in the order of their texts. */
async function contractsInOrder(_write: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  return new Map(rows.flatMap(({ contractStart, contractEnd }, place) =>
    typeof contractStart === 'string' && typeof contractEnd === 'string' && contractEnd < contractStart
      ? [[place, { field: 'contractEndLong', message: zhCN.endBeforeStart }] as const]
      : []))
}

/** Which department looks after a unit decides who sees its buildings, also those that a limited caller does not see (ADR 31). */
async function departmentsKept({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  if (scope.places === 'all') return new Map()
  const stored = new Map((await unitDepartments(tx, scope, rows.flatMap(({ id }) => (typeof id === 'number' ? id : [])))).map(({ id, departmentId }) => [id, departmentId]))
  return new Map(rows.flatMap(({ id, departmentId = null }, place) =>
    typeof id === 'number' && stored.get(id) !== departmentId ? [[place, { field: 'departId', message: zhCN.departmentKept }] as const] : []))
}
