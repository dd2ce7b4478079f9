import { SENSOR_STATUS } from '../codes/sensor-status'
import { hold, same, type ContractBackend, type ContractPromise } from './contract-promise'

const LISTED = [SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.normal, SENSOR_STATUS.offline]

export const estatePromises: readonly ContractPromise[] = [
  {
    title: 'floors are sorted from the top down, each once, without a floor 0',
    async check({ operator, place }) {
      const floors = (await operator.client.floors.list(place)).rows.map(({ floor }) => floor)
      same(
        floors,
        [...new Set(floors)].sort((a, b) => b - a),
        'the floors',
      )
      hold(
        floors.length > 0 && !floors.includes(0) && floors.includes(place.floor),
        'a building has floors, none of them 0',
      )
    },
  },
  {
    title:
      'the state of a floor is alarm exactly when a device on it is in alarm, otherwise fault exactly when one is faulty or offline',
    async check(backend) {
      const { rows: floors } = await backend.operator.client.floors.list(backend.place)
      for (const { floor, status } of floors.slice(0, 12)) {
        const [alarms, faults, offline] = await Promise.all(
          [SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline].map((one) => total(backend, one, floor)),
        )
        same(status, alarms ? 'alarm' : faults || offline ? 'fault' : null, `the state of floor ${floor}`)
      }
    },
  },
  {
    title: 'the devices of a floor can be filtered by status, and those not enabled are left out',
    async check(backend) {
      const all = await onFloor(backend, null)
      hold(all.rows.length > 0, 'the floor has devices')
      hold(
        all.rows.every(({ status }) => status !== null && status !== SENSOR_STATUS.notEnabled),
        'only enabled devices',
      )
      const parts = await Promise.all(LISTED.map((status) => onFloor(backend, status)))
      parts.forEach(({ rows }, index) =>
        hold(
          rows.every(({ status }) => status === LISTED[index]),
          `only status ${LISTED[index]}`,
        ),
      )
      same(
        parts.reduce((sum, part) => sum + part.total, 0),
        all.total,
        'all statuses together',
      )
    },
  },
  {
    title: 'the counts of a floor equal the totals of its filtered lists',
    async check(backend) {
      const { buildingId, channelId, floor } = backend.place
      const counts = await backend.operator.client.deviceCounts.ofBuilding({ buildingId, channelId, floor })
      const [fault = 0, alarm, normal, offline = 0] = await Promise.all(
        LISTED.map((status) => total(backend, status, floor)),
      )
      same(
        [counts.alarm, counts.normal, sum(counts.fault, counts.offline)],
        [alarm, normal, fault + offline],
        'alarm, normal, fault with offline',
      )
      if (counts.offline !== null) same(counts.offline, offline, 'offline')
    },
  },
  {
    title: 'a floor has at most as many devices that are not enabled as its building',
    async check({ operator, place }) {
      const { notEnabled, unlabelled, allNotEnabled } = await operator.client.sensors.unplacedCounts(place)
      hold(unlabelled !== null && notEnabled !== null && notEnabled <= (allNotEnabled ?? -1), `${notEnabled} of ${allNotEnabled}`)
    },
  },
  {
    title: 'a building has a name and an address',
    async check({ operator, place }) {
      const contact = await operator.client.buildings.contact(place.buildingId)
      hold(contact.name !== null && contact.address !== null, 'name and address')
    },
  },
  {
    title: 'devices and fire host points are counted separately, and neither count is empty',
    async check({ operator, statisticsOf }) {
      const statistics = statisticsOf(operator.client)
      const [devices, points] = await Promise.all([statistics.devices(), statistics.fireHostPoints()])
      hold(sum(devices.normal, devices.alarm, devices.fault, devices.offline) > 0, 'there are devices')
      hold(sum(points.normal, points.alarm, points.fault, points.offline) > 0, 'there are fire host points')
    },
  },
]

function onFloor({ operator, place }: ContractBackend, status: (typeof LISTED)[number] | null, floor = place.floor) {
  return operator.client.sensors.onFloor({ ...place, floor, status, page: 1, limit: 100 })
}

async function total(backend: ContractBackend, status: (typeof LISTED)[number], floor: number): Promise<number> {
  return (await onFloor(backend, status, floor)).total
}

function sum(...counts: readonly (number | null)[]): number {
  return counts.reduce<number>((all, count) => all + (count ?? 0), 0)
}
