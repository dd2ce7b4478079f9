import { CHANNEL } from '../codes/channel'
import { RECORD_KIND, type RecordKind } from '../codes/record-kind'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import { page } from './responses'
import type { MockSensor } from './builders/estate'
import { sensorOf } from './device-routes'
import type { Route, ReceivedCall } from './route'
import { wireRecord, type Wire } from './to-wire'

const GENERAL = '/api/datahandler/deviceAbnormal'
const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'

/** Records of a place (all) and of one device (handled ones). */
export const historyRoutes: readonly Route[] = [
  {
    call: 'abnormalRecords.ofPlace',
    method: 'get',
    path: `${GENERAL}/selectAbnormal`,
    required: ['page', 'limit', 'buildId'],
    respond: ofPlace(RECORD_KIND.general),
  },
  {
    call: 'abnormalRecords.ofPlace',
    method: 'get',
    path: `${FIRE_HOST}/selectAbnormal`,
    required: ['buildId'],
    respond: ofPlace(RECORD_KIND.fireHost),
  },
  {
    call: 'abnormalRecords.ofHydrant',
    method: 'get',
    path: `${HYDRANT}/selectByHydrantId`,
    required: ['id'],
    respond: ofHydrant,
  },
  ...[GENERAL, HYDRANT, FIRE_HOST].map(
    (controller): Route => ({
      call: 'abnormalRecords.history',
      method: 'get',
      path: `${controller}/getAlrmBySensorId`,
      required: ['sensorId'],
      respond: history,
    }),
  ),
]

function ofPlace(kind: RecordKind) {
  return ({ world, query, request }: ReceivedCall) => {
    const [buildingId, channelId, floor] = [query.get('buildId'), query.get('channelId'), query.get('floor')]
    const found = world.records.filter(
      (record) =>
        record.kind === kind &&
        record.buildingId === buildingId &&
        (channelId === null || (record.channelId ?? CHANNEL.default) === channelId) &&
        (floor === null || String(record.floor) === floor),
    )
    return page(request, newestFirst(found).map(withoutId), 10)
  }
}

function ofHydrant({ world, query, request }: ReceivedCall) {
  const found = world.records.filter(
    (record) => record.kind === RECORD_KIND.hydrant && record.hydrantId === query.get('id'),
  )
  return page(request, newestFirst(found).map(withoutId), 10)
}

function history(call: ReceivedCall) {
  const sensor = sensorOf(call, 'sensorId')
  const found = call.world.records.filter((record) => record.handled && sensor !== undefined && isOf(record, sensor))
  return page(call.request, newestFirst(found).map(wireRecord), 10)
}

const newestFirst = (records: readonly AbnormalRecord[]) => [...records].sort((a, b) => (b.raisedAt ?? 0) - (a.raisedAt ?? 0))

function isOf(record: AbnormalRecord, sensor: MockSensor): boolean {
  if (record.kind !== RECORD_KIND.fireHost)
    return record.sensorNumber !== null && record.sensorNumber === sensor.sensorNumber
  return record.fireHostId === sensor.fireHostId && record.loop === sensor.loop && record.address === sensor.address
}

/** The platform sends no id here (contract device 23.10). */
function withoutId(record: AbnormalRecord): Wire {
  const { id: _id, ...wire } = wireRecord(record)
  return wire
}
