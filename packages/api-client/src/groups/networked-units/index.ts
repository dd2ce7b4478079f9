import { nullable, object, optional, picklist, pipe, regex, string, transform, trim, type InferOutput } from 'valibot'
import { coordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import { codeOf, instant, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { day, optionalDay, writeDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { placeInput } from '../place-input'
import { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND, type NetworkedUnitCategory, type NetworkedUnitKind } from './networked-unit.codes'

const row = {
  name: from(['oname', 'oName'], text),
  /** null on servers that do not tell (ADR 3) */
  kind: from('unitKind', codeOf(NETWORKED_UNIT_KIND)),
  category: from('otype', codeOf(NETWORKED_UNIT_CATEGORY)),
  nature: from('oNature', text),
  class: from('oclass', text),
  license: from('olicense', text),
  /** `yyyy-MM-dd` */
  licensedOn: from(['oLicenseTimeLong', 'olicenseTime'], day),
  /** GB/T 2260, six digits */
  regionCode: from('xzqy', text),
  address: from('oaddress', text),
  coordinates: from('gis', coordinates),
  phone: from(['ophone', 'oPhone'], text),
  contactName: from('olinkman', text),
  contactPhone: from('olinkphone', text),
  legalName: from('legalName', text),
  legalPhone: from('legalPhone', text),
  /** the person responsible for fire safety */
  safetyDutyName: from('safeDutyName', text),
  safetyDutyPhone: from('safeDutyPhone', text),
  /** the manager of fire safety */
  safetyManagerName: from('safeManagerName', text),
  safetyManagerPhone: from('safeManagerPhone', text),
  /** first and last day of the service contract, `yyyy-MM-dd`; null on servers that do not tell (ADR 3) */
  contractStart: from('contractStartLong', day),
  contractEnd: from('contractEndLong', day),
  /** the department that looks after the unit; null on servers that do not tell (ADR 3) */
  departmentId: from('departId', nullableId),
  departmentName: from('departName', text),
  remark: from('oother', text),
  updatedAt: from('updTime', instant),
}

/** An organisation that is responsible for buildings and hydrants (contract device 6). */
export type ManagedUnit = EntityRow<typeof row>

const optionalChoice = <const Code extends string>(codes: Readonly<Record<string, Code>>) => optional(nullable(picklist(Object.values(codes))))
const person = optionalText(50)

/** What a user may write of a unit; the name is unique within the tenant (contract device 6). */
export const networkedUnitInput = object({
  name: requiredText(100),
  kind: picklist(Object.values(NETWORKED_UNIT_KIND)),
  category: optionalChoice(NETWORKED_UNIT_CATEGORY),
  nature: optionalText(255),
  class: optionalText(20),
  license: optionalText(100),
  licensedOn: optionalDay,
  regionCode: optional(nullable(pipe(string(), trim(), regex(/^(\d{6})?$/), transform((value) => value || null)))),
  address: optionalText(200),
  coordinates: placeInput,
  phone: person,
  contactName: person,
  contactPhone: person,
  legalName: person,
  legalPhone: person,
  safetyDutyName: person,
  safetyDutyPhone: person,
  safetyManagerName: person,
  safetyManagerPhone: person,
  contractStart: optionalDay,
  contractEnd: optionalDay,
  departmentId: optional(nullable(string())),
  remark: optionalText(200),
})

/** A new or changed unit. */
export type NetworkedUnitInput = InferOutput<typeof networkedUnitInput>

const filters = {
  name: 'oName',
  kind: to<NetworkedUnitKind>('unitKind'),
  category: to<NetworkedUnitCategory>('otype'),
  address: 'oaddress',
  safetyDutyName: 'safeDutyName',
  departmentId: 'departId',
}

/** `kind` and `category` are exact, the others contain; `kind` and `departmentId`, which is a department with those below it, are applied by our server only. */
export type NetworkedUnitFilters = FilterValues<typeof filters>

const entity = crud({
  base: '/api/device/deviceNetworkingUnit',
  row,
  input: networkedUnitInput,
  filters,
  paths: { get: (id) => ({ path: 'getById', query: { id } }) },
  wire: {
    coordinates: to('gis', (place: Coordinates) => writeCoordinates(place)),
    licensedOn: to('oLicenseTimeLong', writeDay),
    contractStart: to('contractStartLong', writeDay),
    contractEnd: to('contractEndLong', writeDay),
  },
})

/** Networked units (contract device 6). Our server sorts by `name`, `contractEnd` and `updatedAt`, and keeps a unit that has buildings or hydrants. */
export type NetworkedUnitCalls = ReturnType<typeof networkedUnitCalls>

const networkedUnitCalls = (http: Transport) => entity(http)

/** Group `networkedUnits`: `client.with(networkedUnits)`. */
export const networkedUnits: ApiGroup<'networkedUnits', NetworkedUnitCalls> = { name: 'networkedUnits', calls: networkedUnitCalls }

export { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND, type NetworkedUnitCategory, type NetworkedUnitKind } from './networked-unit.codes'
