import { CHANNEL } from '../codes/channel'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { SENSOR_STATUS } from '../codes/sensor-status'
import { hold, refusal, same, type ContractBackend, type ContractPromise } from './contract-promise'
import { find } from './records.promises'

const channelId = CHANNEL.hydrant
const page = { page: 1, limit: 100 }

export const hydrantPromises: readonly ContractPromise[] = [
  {
    title: 'a hydrant has a name, a radius and a state, which is fault or normal',
    async check(backend) {
      const { hydrantId, hydrantName } = await raised(backend)
      const hydrant = await backend.operator.client.hydrants.detail(hydrantId)
      same(hydrant.name, hydrantName, 'the name')
      hold(hydrant.protectionRadius !== null && hydrant.protectionRadius > 0, 'a radius')
      hold(
        hydrant.status === SENSOR_STATUS.fault || hydrant.status === SENSOR_STATUS.normal,
        `status ${hydrant.status}`,
      )
    },
  },
  {
    title: 'the devices of a hydrant can be filtered by status, have the time of their last report, and have values',
    async check(backend) {
      const { hydrantId, sensorNumber } = await raised(backend)
      const { hydrants } = backend.operator.client
      const [{ rows, total }, devices, readings] = await Promise.all([
        hydrants.sensors({ hydrantId, channelId, status: null, ...page }),
        hydrants.devices({ hydrantId, channelId }),
        hydrants.readings({ hydrantId, channelId }),
      ])
      same(total, rows.length, 'the total')
      hold(
        rows.some((row) => row.sensorNumber === sensorNumber),
        'the list has the device of the record',
      )
      hold(
        devices.rows.some((device) => device.sensorNumber === sensorNumber && device.reportedAt !== null),
        'it has reported',
      )
      hold(
        readings.rows.every(({ measuringPoint, data }) => measuringPoint !== null && data !== null),
        'values have a name',
      )
      const faulty = await hydrants.sensors({ hydrantId, channelId, status: SENSOR_STATUS.fault, ...page })
      same(
        faulty.rows.map(({ id }) => id),
        rows.filter(({ status }) => status === SENSOR_STATUS.fault).map(({ id }) => id),
        'only the faulty ones',
      )
    },
  },
  {
    title: 'the state of a hydrant is fault exactly when one of its devices is faulty or offline; coordinates come with their text',
    async check(backend) {
      const { hydrantId } = await raised(backend)
      const { hydrants } = backend.operator.client
      const [hydrant, { rows }] = await Promise.all([
        hydrants.detail(hydrantId),
        hydrants.sensors({ hydrantId, channelId, status: null, ...page }),
      ])
      const isFaulty = rows.some(({ status }) => status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline)
      same(hydrant.status, isFaulty ? SENSOR_STATUS.fault : SENSOR_STATUS.normal, 'the state')
      hold(hydrant.coordinatesText !== null || hydrant.coordinates === null, 'coordinates come with their text')
    },
  },
  {
    title: 'the list of a hydrant has its enabled devices, a second list those that are not enabled',
    async check(backend) {
      const { hydrantId, hydrantName } = await raised(backend)
      const { hydrants } = backend.operator.client
      const [{ rows }, notEnabled, devices] = await Promise.all([
        hydrants.sensors({ hydrantId, channelId, status: null, ...page }),
        hydrants.notEnabled({ hydrantId, channelId, ...page }),
        hydrants.devices({ hydrantId, channelId }),
      ])
      hold(
        rows.every(({ status, position }) => status !== SENSOR_STATUS.notEnabled && position !== null),
        'enabled, with a position',
      )
      hold(
        notEnabled.rows.every((row) => row.hydrantName === hydrantName),
        'not enabled, of this hydrant',
      )
      same(devices.rows.length, rows.length + notEnabled.rows.length, 'the pop-up has the devices of both lists')
    },
  },
  {
    title: 'the pages of the list of a hydrant contain every device once',
    async check(backend) {
      const { hydrantId } = await raised(backend)
      const { hydrants } = backend.operator.client
      const all = await hydrants.sensors({ hydrantId, channelId, status: null, ...page })
      const single = await Promise.all(
        all.rows.map((_, at) => hydrants.sensors({ hydrantId, channelId, status: null, page: at + 1, limit: 1 })),
      )
      same(
        single.flatMap(({ rows }) => rows.map(({ id }) => id)),
        all.rows.map(({ id }) => id),
        'the pages together',
      )
      hold(
        single.every(({ total }) => total === all.total),
        'the same total on each page',
      )
    },
  },
  {
    title: 'the records of a hydrant begin with the newest',
    async check(backend) {
      const { hydrantId, alarmType, raisedAt } = await raised(backend)
      const { rows } = await backend.operator.client.abnormalRecords.ofHydrant({ hydrantId, page: 1, limit: 10 })
      same([rows[0]?.alarmType, rows[0]?.raisedAt], [alarmType, raisedAt], 'the first')
    },
  },
  {
    title:
      'a hydrant has a unit, outlets and a list of devices that are not enabled; an unknown hydrant is refused',
    async check(backend) {
      const { hydrantId } = await raised(backend)
      const { hydrants } = backend.operator.client
      const [unit, outlets, notEnabled] = await Promise.all([
        hydrants.unit(hydrantId),
        hydrants.outlets(hydrantId),
        hydrants.notEnabled({ hydrantId, channelId, ...page }),
      ])
      hold(unit.address !== null, 'an address')
      hold(
        outlets.rows.every(({ diameter }) => diameter === null || diameter > 0),
        'outlets in mm',
      )
      same(notEnabled.rows.length, notEnabled.total, 'not enabled')
      const kind = await refusal(hydrants.unit('2000000000'))
      same(kind, 'notFound', 'the refusal')
    },
  },
]

async function raised(backend: ContractBackend) {
  const { id } = await backend.raise(RECORD_KIND.hydrant, RECORD_CATEGORY.fault)
  const record = await find(backend, { kind: RECORD_KIND.hydrant, state: 'unhandled' }, id)
  hold(record.hydrantId !== null, 'the record has the id of its hydrant')
  return { ...record, hydrantId: record.hydrantId }
}
