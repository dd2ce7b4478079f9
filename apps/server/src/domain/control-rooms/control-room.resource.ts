import { object } from 'valibot'

import { controlRooms, gateways } from '../../db/schema'
import { contains, number } from '../../http/resource/filter'
import { optionalWhole, requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { buildingReference } from '../buildings/building.reference'
import { unitResource } from '../units/unit.resource'
import { brokenPlaces } from './control-room-rules'
import { zhCN } from './control-room.messages'

const t = controlRooms
const LARGEST_ID = 999_999_999
const HIGHEST_FLOOR = 999

/**
 * `/api/device/deviceControlRoom`: the control rooms of networked units (additive, ADR 42). No record names a room, so a deleted one is not
 * in the recycle bin; a room in which a transmission device stands is kept.
 */
export const controlRoomResource = resource({
  name: 'controlRoom',
  base: '/api/device/deviceControlRoom',
  table: t,
  rights: { read: ['adminSys/networkManager', 'adminSys/deviceManger'], write: ['adminSys/networkManager'] },
  filters: { roomName: contains(t.name), oid: number(t.unitId), buildingId: number(t.buildingId) },
  order: newestFirst(t),
  sortable: { roomName: t.name, updTime: t.updatedAt },
  row: ({ id, name, unitId, buildingId, floor, position, phone, managerName, managerPhone, remark }) => ({
    id, roomName: name, oid: unitId, buildingId, floor, positionDescription: position, phone, linkman: managerName, linkphone: managerPhone, remark,
  }),
  write: object({
    roomName: requiredText(50),
    oid: requiredId(),
    buildingId: optionalWhole(1, LARGEST_ID),
    floor: optionalWhole(-HIGHEST_FLOOR, HIGHEST_FLOOR),
    positionDescription: optionalText(100),
    phone: optionalText(50),
    linkman: optionalText(50),
    linkphone: optionalText(50),
    remark: optionalText(200),
  }),
  values: ({ roomName, oid, floor, positionDescription, linkman, linkphone, ...rest }) => ({
    name: roomName, unitId: oid, position: positionDescription, managerName: linkman, managerPhone: linkphone, ...rest,
    // a room that is in no building any more is on no floor
    floor: floor === undefined && rest.buildingId === null ? null : floor,
  }),
  unique: [{ columns: [t.unitId, t.name], field: 'roomName', message: zhCN.nameTaken }],
  fixed: [{ column: t.unitId, field: 'oid', message: zhCN.unitStays }],
  refersTo: [
    // the building first: a write of a building waits for its unit (`lock-order.test`)
    { column: t.buildingId, field: 'buildingId', to: buildingReference, message: zhCN.noBuilding, shows: ['bName'] },
    { column: t.unitId, field: 'oid', to: unitResource.definition, message: zhCN.noUnit, shows: ['oname'] },
  ],
  rules: brokenPlaces,
  usedBy: [{ column: gateways.controlRoomId, what: zhCN.gateways }],
})
