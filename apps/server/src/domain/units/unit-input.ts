import { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND, readWireDate, writeWireDay } from '@smart-fire/api-client/wire'
import { check, nullable, number, object, optional, pipe, regex, string, transform, trim, union } from 'valibot'

import { optionalCode } from '../../http/resource/code'
import { optionalText, requiredText } from '../../http/resource/text'
import { optionalDepartment } from '../departments/department-id'
import { zhCN } from './unit.messages'

/** A text of a fixed form; blank clears it, an absent one stays as it is. */
const optionalMatch = (form: RegExp, message: string) =>
  optional(nullable(pipe(string(), trim(), regex(form, message), transform((text) => (text === '' ? null : text)))))

const DEGREES = String.raw`-?\d{1,3}(\.\d{1,12})?`

/** A day in UTC+8, sent as epoch milliseconds (contract device 0.4); blank clears it, an absent one stays as it is. */
const optionalDay = optional(nullable(pipe(
  union([number(), string()]),
  check((value) => value === '' || readWireDate(value) !== null, zhCN.badDay),
  transform((value) => {
    const instant = readWireDate(value)
    return instant === null ? null : writeWireDay(instant)
  }),
)))

const PERSON = 50
const person = () => optionalText(PERSON)

/** The JSON of `deviceNetworkingUnit/add` and `update`, with the lengths of contract device 6. */
export const unitInput = object({
  oname: requiredText(100),
  unitKind: optionalCode(Object.values(NETWORKED_UNIT_KIND)),
  otype: optionalCode(Object.values(NETWORKED_UNIT_CATEGORY)),
  oNature: optionalText(255),
  oclass: optionalText(20),
  olicense: optionalText(100),
  oLicenseTimeLong: optionalDay,
  xzqy: optionalMatch(/^(\d{6})?$/, zhCN.badRegion),
  oaddress: optionalText(200),
  gis: optionalMatch(new RegExp(`^(${DEGREES},${DEGREES})?$`), zhCN.badCoordinates),
  ophone: person(),
  olinkman: person(),
  olinkphone: person(),
  legalName: person(),
  legalPhone: person(),
  safeDutyName: person(),
  safeDutyPhone: person(),
  safeManagerName: person(),
  safeManagerPhone: person(),
  contractStartLong: optionalDay,
  contractEndLong: optionalDay,
  departId: optionalDepartment,
  oother: optionalText(200),
})
