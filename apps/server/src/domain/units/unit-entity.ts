import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { Unit } from './units.queries'

const dayOf = (text: string | null) => (text === null ? null : Date.parse(`${text}T00:00:00+08:00`))

/** The entity with the platform's spellings (contract device §0.5, §6); its persons are the contacts of an event. */
export const unitEntity = (row: Unit) => ({
  id: row.id,
  oname: row.name,
  olicense: row.license,
  olicenseTime: row.licensedOn,
  oLicenseTimeLong: dayOf(row.licensedOn),
  oaddress: row.address,
  ophone: row.phone,
  olinkman: row.contactName,
  olinkphone: row.contactPhone,
  legalName: row.legalName,
  legalPhone: row.legalPhone,
  safeDutyName: row.safetyDutyName,
  safeDutyPhone: row.safetyDutyPhone,
  safeManagerName: row.safetyManagerName,
  safeManagerPhone: row.safetyManagerPhone,
  otype: row.category,
  oNature: row.nature,
  oclass: row.class,
  keyunit: wireFlag(row.keyUnit),
  keyunitTimeLong: null,
  xzqy: row.regionCode,
  unitKind: row.kind,
  gis: row.coordinates,
  contractStartLong: dayOf(row.contractStart),
  contractEndLong: dayOf(row.contractEnd),
  departId: row.departmentId,
  oother: row.remark,
  delFlag: '0',
  tenantId: row.tenantId,
  crtUserName: row.createdBy,
  crtTime: wireTime(row.createdAt),
  updUserName: row.updatedBy,
  updTime: wireTime(row.updatedAt),
})
