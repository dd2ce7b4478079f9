import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT } from '../codes/verdict'
import { hold, same, type ContractBackend, type ContractPromise } from './contract-promise'
import { find, raiseAndJudge } from './records.promises'

const DAY_MS = 86_400_000

/** The calls of the dialogs about one place and one device. */
export const detailPromises: readonly ContractPromise[] = [
  {
    title: 'a building has the same name in its contact and in its details',
    async check({ operator, place, estateOf }) {
      const [contact, detail] = await Promise.all([
        operator.client.buildings.contact(place.buildingId),
        estateOf(operator.client).buildings.get(place.buildingId),
      ])
      same([detail.id, detail.name], [place.buildingId, contact.name], 'id and name')
    },
  },
  {
    title: 'the networked unit of a building is null or in the list of units',
    async check({ operator, place, estateOf }) {
      const [{ networkedUnitId }, units] = await Promise.all([
        estateOf(operator.client).buildings.get(place.buildingId),
        estateOf(operator.client).buildings.networkedUnits({}),
      ])
      hold(networkedUnitId === null || units.some(({ id }) => id === networkedUnitId), 'the unit is listed')
    },
  },
  {
    title: 'number, status and type of a device are the same in the list, in its details and in its pop-over',
    async check(backend) {
      const row = await firstDevice(backend)
      const query = { id: row.id, channelId: backend.place.channelId }
      const [detail, marker] = await Promise.all([
        backend.operator.client.sensors.detail(query),
        backend.operator.client.sensors.markerInfo(query),
      ])
      same(
        [detail.sensorNumber, detail.status, detail.equipmentType],
        [row.sensorNumber, row.status, row.equipmentType],
        'the detail',
      )
      same([marker.sensorNumber, marker.position], [row.sensorNumber, row.position], 'the pop-over')
    },
  },
  {
    title: 'a device has measuring points, and the readings of one for a day lie within that day, in order',
    async check(backend) {
      const row = await firstDevice(backend)
      const { rows: [point] } = await backend.operator.client.sensors.measuringPoints(row.id)
      hold(point !== undefined && row.sensorNumber !== null, 'a point with a code')
      const day = '2026-10-12'
      const { rows: readings } = await backend.operator.client.readings.ofDay({
        sensorNumber: row.sensorNumber,
        pointCode: point.code,
        day,
      })
      const start = Date.UTC(2026, 9, 11, 16)
      hold(
        readings.every(({ at }) => at >= start && at < start + DAY_MS),
        'within the day in UTC+8',
      )
      hold(
        readings.every(({ at }, index) => at >= (readings[index - 1]?.at ?? start)),
        'in order',
      )
    },
  },
  {
    title: 'the type counts of a floor add up to its devices, and its plan has a marker for each device',
    async check(backend) {
      const { client } = backend.operator
      const [types, { markers, dropped }, { rows, total }] = await Promise.all([
        client.sensors.typeCounts(backend.place),
        client.floorPlans.markers(backend.place),
        devices(backend),
      ])
      same(
        types.rows.reduce((sum, { count }) => sum + count, 0),
        total,
        'the type counts',
      )
      same(dropped, 0, 'markers that cannot be shown')
      same(markers.map(({ id }) => id).sort(), rows.map(({ id }) => id).sort(), 'the markers')
      const positions = new Map(markers.map(({ id, position }) => [id, position]))
      same(rows.map(({ id }) => positions.get(id) ?? null), rows.map(({ position }) => position), 'the positions')
    },
  },
  {
    title: 'the list of devices that are not enabled has as many rows as the count says',
    async check({ operator, place }) {
      const { buildingId, channelId } = place
      const [floorCounts, onFloor, inBuilding] = await Promise.all([
        operator.client.sensors.unplacedCounts(place),
        operator.client.sensors.notEnabled({ ...place, page: 1, limit: 15 }),
        operator.client.sensors.notEnabled({ buildingId, channelId, page: 1, limit: 15 }),
      ])
      same([onFloor.total, inBuilding.total], [floorCounts.notEnabled, floorCounts.allNotEnabled], 'floor and building')
    },
  },
  {
    title: 'a floor has a plan exactly when it has a picture',
    async check({ operator, place }) {
      const found = await operator.client.floorPlans.find(place)
      same(found.plan === null, found.candidates === 0, 'plan and pictures')
      const nowhere = await operator.client.floorPlans.find({ buildingId: place.buildingId, floor: 99 })
      same(nowhere, { plan: null, candidates: 0 }, 'an unknown floor')
    },
  },
  {
    title: 'the records of a floor begin with the newest, ten in a page',
    async check(backend) {
      const { id } = await backend.raise(RECORD_KIND.general, RECORD_CATEGORY.fire)
      const record = await find(backend, { kind: RECORD_KIND.general, state: 'unhandled' }, id)
      const { rows, total } = await backend.operator.client.abnormalRecords.ofPlace({
        ...backend.place,
        page: 1,
        limit: 10,
      })
      hold(rows.length <= 10 && total >= rows.length, 'one page')
      same(
        [rows[0]?.sensorNumber, rows[0]?.alarmType, rows[0]?.raisedAt],
        [record.sensorNumber, record.alarmType, record.raisedAt],
        'the first',
      )
    },
  },
  {
    title: 'the history of a device contains its judged records with their verdicts',
    async check(backend) {
      const { id } = await raiseAndJudge(backend, VERDICT.fireTest)
      const record = await find(backend, { kind: RECORD_KIND.general, state: 'handledFires' }, id)
      const device = (await devices(backend)).rows.find(({ sensorNumber }) => sensorNumber === record.sensorNumber)
      hold(device !== undefined, 'the device of the record is on the floor')
      const { rows } = await backend.operator.client.abnormalRecords.history({
        sensorId: device.id,
        channelId: backend.place.channelId,
        page: 1,
        limit: 100,
      })
      same(rows.find((row) => row.id === id)?.verdict, VERDICT.fireTest, 'the verdict in the history')
    },
  },
]

function devices({ operator, place }: ContractBackend) {
  return operator.client.sensors.onFloor({ ...place, status: null, page: 1, limit: 100 })
}

async function firstDevice(backend: ContractBackend) {
  const [row] = (await devices(backend)).rows
  hold(row !== undefined, 'the floor has a device')
  return row
}
