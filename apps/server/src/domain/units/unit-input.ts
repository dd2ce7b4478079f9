import { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND } from '@smart-fire/api-client/wire'
import { object } from 'valibot'

import { optionalCode } from '../../http/resource/code'
import { optionalDay, optionalDayOfOurTime } from '../../http/resource/day'
import { isCoordinates, optionalMatch, REGION_CODE } from '../../http/resource/match'
import { optionalText, requiredText } from '../../http/resource/text'
import { optionalDepartment } from '../departments/department-id'
import { zhCN } from './unit.messages'

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
  oLicenseTimeLong: optionalDay(zhCN.badDay),
  xzqy: optionalMatch(REGION_CODE, zhCN.badRegion),
  oaddress: optionalText(200),
  gis: optionalMatch(isCoordinates, zhCN.badCoordinates),
  ophone: person(),
  olinkman: person(),
  olinkphone: person(),
  legalName: person(),
  legalPhone: person(),
  safeDutyName: person(),
  safeDutyPhone: person(),
  safeManagerName: person(),
  safeManagerPhone: person(),
  contractStartLong: optionalDayOfOurTime(zhCN.badDay),
  contractEndLong: optionalDayOfOurTime(zhCN.badDay),
  departId: optionalDepartment,
  oother: optionalText(200),
})
