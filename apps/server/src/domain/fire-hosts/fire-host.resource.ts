import { minLength, object, pipe, regex, string, transform, trim, check } from 'valibot'

import { fireHostPoints, fireHostRecords, fireHosts } from '../../db/schema'
import { contains, equals, number } from '../../http/resource/filter'
import type { FieldProblem } from '../../http/resource/input'
import { optionalWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText } from '../../http/resource/text'
import { zhCN as httpWords } from '../../http/http.messages'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { Write } from '../../http/write-work'
import { mayWriteHost } from '../menus/data-scope'
import { buildingReference } from '../buildings/building.reference'
import { zhCN } from './fire-host.messages'
import { silencePoints, unheardElsewhere } from './host-address.queries'
import { wireHostStates } from './host-states'
import { UNHANDLED } from './point-place.queries'
import { forgetAddresses } from './registered-address.queries'

const MOST_PORT = 65_535

const serverIp = pipe(string(), trim(), minLength(1, httpWords.required), regex(/^\d{1,3}(\.\d{1,3}){3}$/, zhCN.badIp))
const port = pipe(
  string(), trim(), minLength(1, httpWords.required), regex(/^\d{1,5}$/, zhCN.badPort), transform(Number),
  check((value) => value >= 1 && value <= MOST_PORT, zhCN.badPort),
)

/**
 * `/api/device/deviceFireMain`: fire hosts (contract device §4). All but address, port, position and coordinates is additive. A host with
 * points is not deleted: its points would vanish with it, and their alarms; nor is one with an unhandled record.
 */
export const fireHostResource = resource({
  name: 'fireHost',
  base: '/api/device/deviceFireMain',
  table: fireHosts,
  rights: { read: ['fireMainframe/fireFrameManger', 'fireMainframe/fireRelation', 'fireMainframe/exceptionRecord', 'fireMainframe/statisticAnly'], write: ['fireMainframe/fireFrameManger'] },
  filters: {
    serverIp: contains(fireHosts.serverIp),
    port: number(fireHosts.port),
    positionDescription: equals(fireHosts.position),
    hostName: contains(fireHosts.name),
  },
  order: newestFirst(fireHosts),
  sortable: { serverIp: fireHosts.serverIp, hostName: fireHosts.name, lastContactTime: fireHosts.heardAt, updTime: fireHosts.updatedAt },
  row: ({ id, serverIp: ip, port: at, coordinates, position, name, manufacturer, model, protocol, buildingId, controlRoom, phone, heardAt, silentAt, states, stoppedAt, stopReason, refusedAt }) => ({
    id, serverIp: ip, port: String(at), gis: coordinates, positionDescription: position, hostName: name, manufacturer, model, protocol, buildingId,
    ctrlroomPlace: controlRoom, phone, lastContactTime: wireTime(heardAt), silent: wireFlag(silentAt !== null), states: wireHostStates(states),
    stopped: wireFlag(stoppedAt !== null), stopReason, refusedTime: wireTime(refusedAt),
  }),
  write: object({
    serverIp,
    port,
    gis: optionalText(100),
    positionDescription: optionalText(100),
    hostName: optionalText(50),
    manufacturer: optionalText(50),
    model: optionalText(50),
    protocol: optionalText(30),
    buildingId: optionalWhole(1, 999_999_999),
    ctrlroomPlace: optionalText(100),
    phone: optionalText(30),
  }),
  values: ({ gis, positionDescription, hostName, ctrlroomPlace, ...rest }) => ({
    coordinates: gis, position: positionDescription, name: hostName, controlRoom: ctrlroomPlace, ...rest,
  }),
  rules: hostsInWhole,
  adjust: unheardElsewhere,
  follow: ({ tx, now }, ids) => silencePoints(tx, ids, now),
  removeParts: ({ tx }, ids) => forgetAddresses(tx, ids),
  unique: [{ columns: [fireHosts.serverIp, fireHosts.port], field: 'serverIp', message: zhCN.hostExists, everywhere: true }],
  refersTo: [{ column: fireHosts.buildingId, field: 'buildingId', to: buildingReference, message: zhCN.noBuilding, shows: ['bName'] }],
  usedBy: [{ column: fireHostPoints.fireHostId, what: zhCN.points }, { column: fireHostRecords.fireHostId, what: zhCN.openRecords, where: UNHANDLED }],
})

/** A host is changed by those who see all of it; a new one has nothing yet. */
async function hostsInWhole({ scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  return new Map(rows.flatMap(({ id }, place) =>
    typeof id === 'number' && !mayWriteHost(scope, id) ? [[place, { field: 'buildingId', message: zhCN.hostInPart }] as const] : []))
}
