import { nothing, one } from '../../decoding/readers'
import { ALL_STATUSES } from '../../resources/for-groups'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked, crud } from '../crud'
import type { SortQuery } from '../crud.types'
import {
  filters, installation, installationInput, joined, outdoorSensorInput, row, type Installation, type InstallationInput, type OutdoorSensor, type OutdoorSensorFilters,
} from './outdoor-sensor.schema'

const SENSOR = '/api/device/deviceSensor'
/** without a region the platform responds with an empty table; -1 is no filter (contract device 0.6) */
const EVERY_REGION = '-1'

const entity = crud({
  base: SENSOR,
  row,
  input: outdoorSensorInput,
  filters,
  joined,
  paths: { list: 'pageOutdoorList', add: 'addOutdoor', update: 'updateOutdoor', importRows: 'importOutdoorRows', get: (id) => ({ path: 'getById', query: { id } }) },
})

/** Which sensors; a filter that is missing is not applied. */
export interface OutdoorSensorQuery extends OutdoorSensorFilters, PageQuery, SortQuery {}

/**
 * Sensors of hydrants and changes to them (contract device 2.1, 2.4). Another hydrant in `update` links the sensor there; it is `refused` while
 * a record of the sensor is unhandled. `get`, `usedBy`, `importRows`, `unlink` and the installations are additions of our server (ADR 3).
 */
export type OutdoorSensorCalls = ReturnType<typeof outdoorSensorCalls>

export function outdoorSensorCalls(http: Transport) {
  const { list, ...calls } = entity(http)
  return {
    ...calls,
    /** Newest first, or on our server sorted by `sensorNumber`, `hydrantName`, `lastReportAt` or `updatedAt`; one page (GET deviceSensor/pageOutdoorList, contract device 2.1). */
    list: ({ regionCode, ...query }: OutdoorSensorQuery, signal?: AbortSignal): Promise<Rows<OutdoorSensor>> =>
      list({ status: ALL_STATUSES, ...query, regionCode: regionCode ?? EVERY_REGION }, signal),
    /**
     * Takes a sensor off its hydrant; its reports are refused until it is linked again (POST deviceSensor/unlinkOutdoor, our server; ADR 3). Rejects
     * `refused` while a record of it is unhandled, `conflict` when it has changed since this version.
     */
    unlink: (id: string, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${SENSOR}/unlinkOutdoor`, { id, version }, nothing, { signal }),
    /** The first data of a sensor from its hydrant and the reports of its installations (GET deviceSensor/installation, our server; ADR 3). Rejects `notFound` on other servers. */
    installation: (id: string, signal?: AbortSignal): Promise<Installation> => http.get(`${SENSOR}/installation`, one(installation), { query: { id }, signal }),
    /**
     * Reports who installed and tested a sensor (POST deviceSensor/addInstallation, our server; ADR 3). The server adds the place and the first data; it
     * refuses the result normal for a sensor that has not reported from its hydrant or is not normal.
     */
    async report(id: string, input: InstallationInput, signal?: AbortSignal): Promise<void> {
      const { person, installedOn, result, remark } = checked(installationInput, input)
      return http.postForm(`${SENSOR}/addInstallation`, { id, person, installedOn, result, remark: remark ?? '' }, nothing, { signal, fields: FIELDS })
    },
  }
}

const FIELDS = new Map(['person', 'installedOn', 'result', 'remark'].map((name) => [name, name]))
