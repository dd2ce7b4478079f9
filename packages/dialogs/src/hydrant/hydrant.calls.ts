import { type ApiClient, type Hydrant, type Rows, SENSOR_STATUS, type SensorRow, type SensorStatus } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { RECORDS_PER_PAGE } from '../shared/alarm-records'
import { whileWanted } from '../shared/while-wanted'
import type {
  FactsAnswer,
  FactsRequest,
  HydrantRequest,
  ListAnswer,
  ListRequest,
  PopupDevice,
  RecordsAnswer,
  RecordsRequest,
} from './hydrant.types'

const LOOKED_UP = 100 // the most a server gives at once; a hydrant has a handful of devices

/** What the hydrant dialog asks the server. */
export function hydrantCalls(client: ApiClient) {
  return {
    loadFacts: fromPromise<FactsAnswer, FactsRequest>(({ input, signal }) =>
      whileWanted(signal, () => loadFacts(client, input, signal)),
    ),
    loadDevices: fromPromise<PopupDevice[], HydrantRequest>(({ input, signal }) =>
      whileWanted(signal, () => loadDevices(client, input, signal)),
    ),
    loadList: fromPromise<ListAnswer, ListRequest>(({ input, signal }) =>
      whileWanted(signal, () => loadList(client, input, signal)),
    ),
    loadRecords: fromPromise<RecordsAnswer, RecordsRequest>(({ input, signal }) =>
      whileWanted(signal, () => client.abnormalRecords.ofHydrant({ ...input, limit: RECORDS_PER_PAGE }, signal)),
    ),
  }
}

async function loadFacts(client: ApiClient, { part, ...hydrant }: FactsRequest, signal: AbortSignal): Promise<FactsAnswer> {
  const { hydrants } = client
  switch (part) {
    case 'facility':
      return { facility: await loadFacility(client, hydrant, signal) }
    case 'unit':
      return { unit: await hydrants.unit(hydrant.hydrantId, signal) }
    case 'monitoring':
      return { monitoring: await hydrants.readings(hydrant, signal) }
    case 'outlets':
      return { outlets: await hydrants.outlets(hydrant.hydrantId, signal) }
    case 'notEnabled':
      return { notEnabled: (await hydrants.notEnabled({ ...hydrant, page: 1, limit: 1 }, signal)).total }
    default:
      return part satisfies never
  }
}

const ABNORMAL: ReadonlySet<SensorStatus | null> = new Set([SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline])

/** The platform calls a hydrant normal while one of its devices is in alarm (contract device 27); nobody here does. */
async function loadFacility(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<Hydrant> {
  const [facility, { rows }] = await Promise.all([
    client.hydrants.detail(hydrant.hydrantId, signal),
    rowsOrUnknown(client, hydrant, signal),
  ])
  const worse = facility.status === SENSOR_STATUS.normal && rows.some(({ status }) => ABNORMAL.has(status))
  return worse ? { ...facility, status: SENSOR_STATUS.fault } : facility
}

async function loadList(client: ApiClient, query: ListRequest, signal: AbortSignal): Promise<ListAnswer> {
  const { rows, total } = await client.hydrants.sensors(query, signal)
  return { rows, total, loadedAt: Date.now() }
}

/** The popup's call names devices by number only; the list's call knows their ids (contract device 23.11). */
async function loadDevices(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<PopupDevice[]> {
  const [devices, { rows }] = await Promise.all([
    client.hydrants.devices(hydrant, signal),
    rowsOrUnknown(client, hydrant, signal),
  ])
  const byNumber = new Map(rows.map((row) => [numberKey(row.sensorNumber), row]))
  return devices.map((device) => {
    const row = device.sensorNumber === null ? undefined : byNumber.get(numberKey(device.sensorNumber))
    return { ...device, id: device.id ?? row?.id ?? null, status: row?.status ?? null }
  })
}

/** Devices whose ids are not known are still worth naming. */
function rowsOrUnknown(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<Rows<SensorRow>> {
  return client.hydrants
    .sensors({ ...hydrant, status: null, page: 1, limit: LOOKED_UP }, signal)
    .catch((): Rows<SensorRow> => ({ rows: [], total: 0, dropped: 0 }))
}

/** Numbers are stored in lower case (contract device 2) and typed as people like. */
function numberKey(sensorNumber: string | null): string | null {
  return sensorNumber?.toLowerCase() ?? null
}
