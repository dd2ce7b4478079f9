import { minLength, nullish, number as numeric, object, pipe, regex, string, transform, trim, union } from 'valibot'

import { fireHostPoints, fireHostRecords } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import { equals, number } from '../../http/resource/filter'
import { requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireTime } from '../../http/wire-time'
import { WIRE_STATUS } from '../watched/wire-status'
import { buildingReference } from './building.reference'
import { zhCN } from './fire-host.messages'
import { fireHostResource } from './fire-host.resource'
import { floorsExist, PLACE_FILTERS, UNHANDLED } from './point-place.queries'

const t = fireHostPoints
const FIRE_HOST_CHANNEL = 11

const floor = pipe(union([numeric(), string()]), transform(String), trim(), minLength(1, httpWords.required), regex(/^-?\d{1,3}$/, zhCN.noSuchFloor), transform(Number))
const positionSign = nullish(pipe(string(), trim(), regex(/^(\d{1,5}(\.\d{1,4})?,\d{1,5}(\.\d{1,4})?)?$/, zhCN.badPosition)))

/** `/api/device/deviceFireMainSensor`: the points of fire hosts by loop and address (contract device §3). */
export const fireHostPointResource = resource({
  name: 'fireHostPoint',
  base: '/api/device/deviceFireMainSensor',
  table: t,
  rights: { read: ['fireMainframe/fireRelation'], write: ['fireMainframe/fireRelation'] },
  filters: {
    ...PLACE_FILTERS,
    fireMainId: number(t.fireHostId),
    series: equals(t.series),
    sensorLoop: equals(t.loop),
    address: equals(t.address),
    positionDescription: equals(t.position),
  },
  order: newestFirst(t),
  sortable: { sensorLoop: t.loop, address: t.address, series: t.series, lastReportTime: t.reportedAt, updTime: t.updatedAt },
  row: ({ id, status, fireHostId, loop, address, series, buildingId, floor: storey, position, planX, planY, reportedAt }) => ({
    id, status: WIRE_STATUS[status].text, color: WIRE_STATUS[status].color, fireMainId: fireHostId, sensorLoop: loop, address, series, buildingId, floor: storey,
    positionDescription: position, positionSign: planX === null ? '未标记' : '已标记', positionPoint: planX === null || planY === null ? null : `${planX},${planY}`,
    lastReportTime: wireTime(reportedAt),
  }),
  write: object({
    fireMainId: requiredId(), sensorLoop: requiredText(10), address: requiredText(10), series: requiredText(50), buildingId: requiredId(), floor,
    positionDescription: optionalText(100), positionSign,
  }),
  values: ({ fireMainId, sensorLoop, positionDescription, positionSign: sign, ...rest }) => ({
    fireHostId: fireMainId, loop: sensorLoop, position: positionDescription, channelId: FIRE_HOST_CHANNEL, ...markOf(sign), ...rest,
  }),
  one: 'getById',
  unique: [{ columns: [t.fireHostId, t.loop, t.address], field: 'address', message: zhCN.pointExists }],
  refersTo: [
    { column: t.fireHostId, field: 'fireMainId', to: fireHostResource.definition, message: zhCN.noHost, shows: ['hostName', 'serverIp', 'port'] },
    { column: t.buildingId, field: 'buildingId', to: buildingReference, message: zhCN.noBuilding, shows: ['bName'] },
  ],
  usedBy: [{ column: fireHostRecords.subjectId, what: zhCN.openRecords, where: UNHANDLED }],
  rules: floorsExist,
  // the mark of another floor is wrong on this one
  adjust: (values, before) => (hasMoved(values, before) && values['planX'] === undefined ? { ...values, planX: null, planY: null } : values),
})

function hasMoved(values: Record<string, unknown>, before: Record<string, unknown>): boolean {
  return ['buildingId', 'floor'].some((name) => values[name] !== undefined && values[name] !== before[name])
}

function markOf(sign: string | null | undefined) {
  if (sign === undefined) return {}
  const [x, y] = sign ? sign.split(',').map(Number) : []
  return { planX: x ?? null, planY: y ?? null }
}
