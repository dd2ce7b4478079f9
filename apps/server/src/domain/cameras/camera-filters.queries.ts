import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import { cameras, devices, generalRecords } from '../../db/schema'
import { idOf } from '../../http/filters'
import { contains, number, type Filter } from '../../http/resource/filter'
import { statusOfCode } from '../watched/wire-status'

const t = cameras

/** Records that no user has handled yet. */
export const UNHANDLED = eq(generalRecords.handled, false)

/** The filters of the list of cameras (contract device 21). */
export const CAMERA_FILTERS = {
  deviceName: contains(t.name), sensorNo: (text) => sql`${t.number} like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`, groupId: number(t.groupId), manufacturer: contains(t.manufacturer), buildingId: number(t.buildingId),
  ids: (text) => inArray(t.buildingId, text.split(',').map((id) => idOf(id.trim()))),
  floorId: (text) => (text === '0' ? undefined : equal(t.floor, /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
  status: (text) => {
    const status = statusOfCode(text)
    return status === null ? sql`false` : sql`${t.deviceId} in (select ${devices.id} from ${devices} where ${eq(devices.status, status)})`
  },
  isMark: (text) => (text === '1' ? isNotNull(t.planX) : text === '0' ? isNull(t.planX) : sql`false`),
} satisfies Record<string, Filter>
