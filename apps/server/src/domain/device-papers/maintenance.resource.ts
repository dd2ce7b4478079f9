import { object } from 'valibot'

import { deviceMaintenance } from '../../db/schema'
import { requiredCode } from '../../http/resource/code'
import { optionalDayOfOurTime, requiredDay } from '../../http/resource/day'
import { days, number, oneOf } from '../../http/resource/filter'
import { requiredId } from '../../http/resource/number'
import { resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { deviceReference } from '../inventory/device.reference'
import { CAMERA_SCREEN, DEVICE_SCREENS, OUTDOOR_SCREEN } from '../inventory/device-screens'
import { brokenDays } from './broken-days'
import { followedEntries, latestDayFirst } from './followed-entries.queries'
import { zhCN } from './maintenance.messages'
import { ofVisibleDevice, refuseOtherSystems } from './papers-of.queries'

const t = deviceMaintenance
const KINDS = t.kind.enumValues

/**
 * `/api/device/deviceMaintenance`: what was done to devices, and when it is due again (additive, ADR 76). It is written by those who manage
 * the devices of the system, and never changes its device.
 */
export const maintenanceResource = resource({
  name: 'deviceMaintenance',
  base: '/api/device/deviceMaintenance',
  table: t,
  rights: { read: ['adminSys/deviceManger'], write: [...DEVICE_SCREENS, OUTDOOR_SCREEN, CAMERA_SCREEN] },
  filters: { deviceId: number(t.deviceId), maintenanceType: oneOf(t.kind, KINDS), dateStrs: days(t.doneOn) },
  order: latestDayFirst,
  sortable: { doneDate: t.doneOn, nextDate: t.nextOn, updTime: t.updatedAt },
  row: ({ id, deviceId, kind, doneOn, doneBy, passed, description, nextOn }) => ({
    id, deviceId, maintenanceType: kind, doneDate: doneOn, donePerson: doneBy, passed: wireFlag(passed), description, nextDate: nextOn,
  }),
  write: object({
    deviceId: requiredId(),
    maintenanceType: requiredCode(KINDS),
    doneDate: requiredDay(zhCN.badDay),
    donePerson: requiredText(50),
    passed: requiredCode(['0', '1']),
    description: optionalText(500),
    nextDate: optionalDayOfOurTime(zhCN.badDay),
  }),
  values: ({ maintenanceType, doneDate, donePerson, passed, nextDate, ...rest }) => ({
    kind: maintenanceType, doneOn: doneDate, doneBy: donePerson, passed: passed === '1', nextOn: nextDate, ...rest,
  }),
  fixed: [{ column: t.deviceId, field: 'deviceId', message: zhCN.deviceStays }],
  refersTo: [{ column: t.deviceId, field: 'deviceId', to: deviceReference, message: zhCN.noDevice, shows: ['sensorNo'] }],
  within: ofVisibleDevice(t.deviceId),
  refusesRows: refuseOtherSystems,
  rules: brokenDays,
  adds: followedEntries,
})
