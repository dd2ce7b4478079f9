import { type ApiClient, type Hydrant, type HydrantReading, type Rows, SENSOR_STATUS, type SensorRow, type SensorStatus, type ReadRows } from '@smart-fire/api-client'
import { RECORDS_PER_PAGE } from '../shared/records/alarm-records'
import type { CallsOf } from '../regions/machine-calls'
import type { hydrantMachine } from './hydrant.machine'
import { worstFirst } from '../shared/device-state/worst-first'
import type { FactsRequest, FactsResponse, HydrantRequest, MonitoredDevice, PopupDevice } from './hydrant.types'

const LOOKED_UP = 100 // the largest page that servers give; a hydrant has a handful of devices

/** The calls of the hydrant dialog. */
export function hydrantCalls(client: ApiClient): CallsOf<typeof hydrantMachine> {
  return {
    loadFacts: (request, signal) => loadFacts(client, request, signal),
    loadDevices: (hydrant, signal) => loadDevices(client, hydrant, signal),
    loadRecords: (request, signal) => client.abnormalRecords.ofHydrant({ ...request, limit: RECORDS_PER_PAGE }, signal),
  }
}

async function loadFacts(client: ApiClient, { part, ...hydrant }: FactsRequest, signal: AbortSignal): Promise<FactsResponse> {
  const { hydrants } = client
  switch (part) {
    case 'facility':
      return { facility: await loadFacility(client, hydrant, signal) }
    case 'unit':
      return { unit: await hydrants.unit(hydrant.hydrantId, signal) }
    case 'monitoring':
      return { monitoring: await loadMonitoring(client, hydrant, signal) }
    case 'outlets':
      return { outlets: await hydrants.outlets(hydrant.hydrantId, signal) }
    case 'notEnabled':
      return { notEnabled: (await hydrants.notEnabled({ ...hydrant, page: 1, limit: 1 }, signal)).total }
    default:
      return part satisfies never
  }
}

const MOST_DEVICES = 20 // one call for each; with more the values are shown without their devices

const ABNORMAL: ReadonlySet<SensorStatus | null> = new Set([SENSOR_STATUS.fault, SENSOR_STATUS.offline])
const CALM: ReadonlySet<SensorStatus | null> = new Set([SENSOR_STATUS.normal, SENSOR_STATUS.notEnabled])

/** The hydrant with its state as a whole: that of the platform, corrected by its devices. */
async function loadFacility(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<Hydrant> {
  const [facility, devices] = await Promise.all([client.hydrants.detail(hydrant.hydrantId, signal), rowsOrUnknown(client, hydrant, signal)])
  return { ...facility, status: statusOf(facility, devices) }
}

/**
 * The platform reports a hydrant as normal while one of its devices is in alarm (contract device 27): its "normal" counts
 * only when every device was read and none is in trouble. Otherwise the state is unknown, null (domain 25). When its own
 * state cannot be read, a device in trouble decides.
 */
function statusOf({ status }: Hydrant, devices: LookedUpRows): SensorStatus | null {
  const isAny = (statuses: ReadonlySet<SensorStatus | null>) => devices.rows.some((device) => statuses.has(device.status))
  if (isAny(new Set([SENSOR_STATUS.alarm]))) return SENSOR_STATUS.alarm
  if (status !== SENSOR_STATUS.normal && status !== null) return status
  if (isAny(ABNORMAL)) return SENSOR_STATUS.fault
  return isComplete(devices) && devices.rows.every((device) => CALM.has(device.status)) ? status : null
}

/** Whether every device of the hydrant was read. */
function isComplete({ known, rows, total }: LookedUpRows): boolean {
  return known && rows.length >= total
}

/** The values of each device under its name, those in alarm first. The call for the whole hydrant does not name the devices. */
async function loadMonitoring(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<ReadRows<MonitoredDevice>> {
  const { rows, dropped } = await rowsOrUnknown(client, hydrant, signal)
  if (rows.length === 0 || rows.length > MOST_DEVICES) return withoutNames(await client.hydrants.readings(hydrant, signal))
  const { channelId } = hydrant
  const devices = await Promise.all(
    worstFirst(rows).map(async ({ id, equipmentType, series, sensorNumber, status }) => {
      const { at, status: reported, offlineFor, readings } = await client.sensors.markerInfo({ id, channelId }, signal)
      return { id, name: equipmentType ?? series, sensorNumber, status: status ?? reported, at, offlineFor, readings }
    }),
  )
  return { rows: devices, dropped }
}

function withoutNames({ rows, dropped }: ReadRows<HydrantReading>): ReadRows<MonitoredDevice> {
  if (rows.length === 0) return { rows: [], dropped }
  const readings = rows.map(({ measuringPoint, data }) => ({ measuringPoint, data, status: null }))
  return { rows: [{ id: null, name: null, sensorNumber: null, status: null, at: null, offlineFor: null, readings }], dropped }
}

/** The call of the popup names devices by number only; the call of the list has their ids (contract device 23.11). */
async function loadDevices(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<ReadRows<PopupDevice>> {
  const [devices, listed] = await Promise.all([
    client.hydrants.devices(hydrant, signal),
    rowsOrUnknown(client, hydrant, signal),
  ])
  // the list leaves out devices that are not enabled, and only those; without its number a device may be any of them
  const otherwise = isComplete(listed) && listed.rows.every(({ sensorNumber }) => sensorNumber !== null) ? SENSOR_STATUS.notEnabled : null
  const byId = new Map(listed.rows.map((row) => [row.id, row]))
  const byNumber = new Map(listed.rows.map((row) => [numberKey(row.sensorNumber), row]))
  const known = devices.rows.map((device) => {
    const { id, sensorNumber } = device
    const row = (id === null ? undefined : byId.get(id)) ?? (sensorNumber === null ? undefined : byNumber.get(numberKey(sensorNumber)))
    return { ...device, id: id ?? row?.id ?? null, status: row === undefined ? (sensorNumber === null && id === null ? null : otherwise) : row.status }
  })
  return { rows: worstFirst(known), dropped: devices.dropped }
}

/** The first page of the hydrant's list of devices. `known` is false when the list could not be loaded: it is then without rows. */
type LookedUpRows = Rows<SensorRow> & { known: boolean }

/** The parts of the dialog are shown also when the list of devices cannot be loaded. */
function rowsOrUnknown(client: ApiClient, hydrant: HydrantRequest, signal: AbortSignal): Promise<LookedUpRows> {
  return client.hydrants
    .sensors({ ...hydrant, status: null, page: 1, limit: LOOKED_UP }, signal)
    .then(
      (page) => ({ ...page, known: true }),
      () => ({ rows: [], total: 0, dropped: 0, known: false }),
    )
}

/** Numbers are stored in lower case (contract device 2) and typed in any case. */
function numberKey(sensorNumber: string | null): string | null {
  return sensorNumber?.toLowerCase() ?? null
}
