import { CHANNEL } from '../codes/channel'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import type { ApiClient } from '../create-api-client'
import { hold, outcome, same, type ContractBackend, type ContractPromise } from './contract-promise'

/** Ids and numbers that a user of another tenant may have come to know. */
interface Known {
  buildingId: string
  hydrantId: string
  sensorId: string
  sensorNumber: string
}

const UNKNOWN: Known = { buildingId: '2000000000', hydrantId: '2000000000', sensorId: '2000000000', sensorNumber: 'ffffffffffff' }

export const tenancyPromises: readonly ContractPromise[] = [
  {
    title: 'a user of another tenant gets for buildings, devices and hydrants the same responses as for unknown ones',
    async check(backend) {
      if (backend.otherTenant === null) return
      const known = await knownOf(backend)
      for (const [name, call] of Object.entries(callsAbout(backend))) {
        const [seen, unknown] = [await outcome(call(backend.otherTenant.client, known)), await outcome(call(backend.otherTenant.client, UNKNOWN))]
        same(seen, unknown, `${name} as a user of another tenant`)
        const own = await outcome(call(backend.operator.client, known))
        hold(JSON.stringify(own) !== JSON.stringify(unknown) || MAY_BE_EMPTY.has(name), `${name} differs for the tenant's own users`)
      }
    },
  },
]

/** Calls whose result may be empty for the tenant's own users, too. */
const MAY_BE_EMPTY = new Set(['history', 'floor plan', 'readings', 'hydrant readings', 'unit'])

function callsAbout({ place: { channelId, floor }, estateOf }: ContractBackend): Record<string, (client: ApiClient, known: Known) => Promise<unknown>> {
  const page = { page: 1, limit: 10 }
  const hydrant = CHANNEL.hydrant
  return {
    floors: (client, { buildingId }) => client.floors.list({ buildingId, channelId }),
    counts: (client, { buildingId }) => client.deviceCounts.ofBuilding({ buildingId, channelId }),
    types: (client, { buildingId }) => client.sensors.typeCounts({ buildingId, channelId }),
    markers: (client, { buildingId }) => client.floorPlans.markers({ buildingId, channelId, floor }),
    'floor plan': (client, { buildingId }) => client.floorPlans.find({ buildingId, floor }),
    records: (client, { buildingId }) => client.abnormalRecords.ofPlace({ buildingId, channelId, ...page }),
    building: (client, { buildingId }) => estateOf(client).buildings.get(buildingId),
    device: (client, { sensorId }) => client.sensors.detail({ id: sensorId, channelId }),
    'pop-over': (client, { sensorId }) => client.sensors.markerInfo({ id: sensorId, channelId }),
    points: (client, { sensorId }) => client.sensors.measuringPoints(sensorId),
    history: (client, { sensorId }) => client.abnormalRecords.history({ sensorId, channelId, ...page }),
    readings: (client, { sensorNumber }) => client.readings.ofDay({ sensorNumber, pointCode: 'YG', day: '2026-10-12' }),
    hydrant: (client, { hydrantId }) => client.hydrants.detail(hydrantId),
    unit: (client, { hydrantId }) => client.hydrants.unit(hydrantId),
    'hydrant devices': (client, { hydrantId }) => client.hydrants.devices({ hydrantId, channelId: hydrant }),
    'hydrant readings': (client, { hydrantId }) => client.hydrants.readings({ hydrantId, channelId: hydrant }),
  }
}

async function knownOf(backend: ContractBackend): Promise<Known> {
  const { place, operator } = backend
  const { id } = await backend.raise(RECORD_KIND.hydrant, RECORD_CATEGORY.fault)
  const raised = await operator.client.abnormalRecords.list({ kind: RECORD_KIND.hydrant, state: 'unhandled', page: 1, limit: 100 })
  const hydrantId = raised.rows.find((row) => row.id === id)?.hydrantId
  const { rows } = await operator.client.sensors.onFloor({ ...place, status: null, page: 1, limit: 10 })
  const [sensor] = rows
  hold(hydrantId != null && sensor?.sensorNumber != null, 'a hydrant and a device to ask about')
  return { buildingId: place.buildingId, hydrantId, sensorId: sensor.id, sensorNumber: sensor.sensorNumber }
}
