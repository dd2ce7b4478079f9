import { object } from 'valibot'

import { fireHostPoints, fireHostRecords } from '../../db/schema'
import { equals, number } from '../../http/resource/filter'
import { requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireTime } from '../../http/wire-time'
import { buildingReference } from '../buildings/building.reference'
import { floorsExist } from '../buildings/floors-exist.queries'
import { requiredFloor } from '../buildings/required-floor'
import { columnsOfMark, planMark, wireMark, withoutStaleMark } from '../floor-plans/plan-mark'
import { WIRE_STATUS } from '../watched/wire-status'
import { zhCN } from './fire-host.messages'
import { fireHostResource } from './fire-host.resource'
import { addressesKept, withoutStaleState } from './point-address.queries'
import { PLACE_FILTERS, UNHANDLED } from './point-place.queries'
import { holdReports, takeOverAddresses } from './registered-address.queries'

const t = fireHostPoints
const FIRE_HOST_CHANNEL = 11

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
  row: ({ id, status, fireHostId, loop, address, series, buildingId, floor, position, reportedAt, ...mark }) => ({
    id, status: WIRE_STATUS[status].text, color: WIRE_STATUS[status].color, fireMainId: fireHostId, sensorLoop: loop, address, series, buildingId, floor,
    positionDescription: position, ...wireMark(mark), lastReportTime: wireTime(reportedAt),
  }),
  write: object({
    fireMainId: requiredId(), sensorLoop: requiredText(10), address: requiredText(10), series: requiredText(50), buildingId: requiredId(), floor: requiredFloor,
    positionDescription: optionalText(100), positionSign: planMark,
  }),
  values: ({ fireMainId, sensorLoop, positionDescription, positionSign: sign, ...rest }) => ({
    fireHostId: fireMainId, loop: sensorLoop, position: positionDescription, channelId: FIRE_HOST_CHANNEL, ...columnsOfMark(sign), ...rest,
  }),
  one: 'getById',
  unique: [{ columns: [t.fireHostId, t.loop, t.address], field: 'address', message: zhCN.pointExists }],
  refersTo: [
    { column: t.fireHostId, field: 'fireMainId', to: fireHostResource.definition, message: zhCN.noHost, shows: ['hostName', 'serverIp', 'port'] },
    { column: t.buildingId, field: 'buildingId', to: buildingReference, message: zhCN.noBuilding, shows: ['bName'] },
  ],
  usedBy: [{ column: fireHostRecords.subjectId, what: zhCN.openRecords, where: UNHANDLED }],
  rules: async (write, rows) => {
    await holdReports(write.tx, idsOf(rows, 'fireHostId'), idsOf(rows, 'id'))
    return new Map([...(await addressesKept(write, rows)), ...(await floorsExist(write, rows))])
  },
  follow: ({ tx }, ids) => takeOverAddresses(tx, ids),
  adjust: (values, before) => withoutStaleState(withoutStaleMark(values, before), before),
})

const idsOf = (rows: readonly Record<string, unknown>[], column: 'id' | 'fireHostId'): number[] => [...new Set(rows.flatMap(({ [column]: id }) => (typeof id === 'number' ? [id] : [])))]
