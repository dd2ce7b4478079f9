import { check, object, pipe } from 'valibot'

import { gatewayKeys, gateways } from '../../db/schema'
import { contains, equals, number } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { zhCN as httpWords } from '../../http/http.messages'
import { optionalWhole } from '../../http/resource/number'
import { optionalText, requiredText } from '../../http/resource/text'
import { controlRoomResource } from '../control-rooms/control-room.resource'
import { zhCN as roomWords } from '../control-rooms/control-room.messages'
import { unitResource } from '../units/unit.resource'
import { entity, type TypeName } from '../inventory/device-input'
import { roomsOfOtherUnits } from './gateway-rooms.queries'
import { keyFactsOf, stillValid } from './gateway-keys-shown.queries'
import { zhCN } from './gateway.messages'

const LONGEST_NAME = 50
const LARGEST_ID = 999_999_999

/** An update without the names leaves them as they are. */
const typeColumns = (names?: TypeName) => ({ manufacturer: names?.[0], equipmentType: names?.[1], model: names?.[2] })

/**
 * `/api/device/deviceCollectingDevice`: gateways (contract device §16). Keys, the time of the last report and `status` computed from it
 * are additive (ADR 3, 19), as are its networked unit and its control room (ADR 42). A gateway with a valid key is not deleted: its devices would fall silent.
 */
export const gatewayResource = resource({
  name: 'gateway',
  base: '/api/device/deviceCollectingDevice',
  table: gateways,
  rights: { read: ['adminSys/deviceManger', 'adminSys/networkManager'], write: ['adminSys/deviceManger'] },
  filters: {
    no: contains(gateways.number),
    manufacturer: equals(gateways.manufacturer),
    equipmentType: equals(gateways.equipmentType),
    model: equals(gateways.model),
    positionDescription: contains(gateways.position),
    oid: number(gateways.unitId),
    controlRoomId: number(gateways.controlRoomId),
  },
  order: newestFirst(gateways),
  sortable: { no: gateways.number, updTime: gateways.updatedAt },
  row: ({ id, number: no, manufacturer, equipmentType, model, position, coordinates, unitId, controlRoomId }) => ({
    id, no, manufacturer, equipmentType, model, entity: JSON.stringify([manufacturer, equipmentType, model]), positionDescription: position, geographicalPositionSign: coordinates,
    oid: unitId, controlRoomId,
  }),
  adds: (tx, _scope, ids) => keyFactsOf(tx, ids),
  write: object({
    no: requiredText(50),
    entity: pipe(entity, check((names) => names.every((name) => name.trim() !== ''), httpWords.required), check((names) => names.every((name) => name.length <= LONGEST_NAME), httpWords.tooLong(LONGEST_NAME))),
    positionDescription: optionalText(100),
    geographicalPositionSign: optionalText(100),
    oid: optionalWhole(1, LARGEST_ID),
    controlRoomId: optionalWhole(1, LARGEST_ID),
  }),
  values: ({ no, entity: names, positionDescription, geographicalPositionSign, oid, controlRoomId }) => ({
    number: no, ...typeColumns(names), position: positionDescription, coordinates: geographicalPositionSign, unitId: oid, controlRoomId,
  }),
  unique: [{ columns: [gateways.number], field: 'no', message: zhCN.exists }],
  refersTo: [
    // the room first: a write of a room waits for its unit (`lock-order.test`)
    { column: gateways.controlRoomId, field: 'controlRoomId', to: controlRoomResource.definition, message: roomWords.unknown, shows: ['roomName'] },
    { column: gateways.unitId, field: 'oid', to: unitResource.definition, message: roomWords.noUnit, shows: ['oname'] },
  ],
  rules: roomsOfOtherUnits,
  usedBy: [{ column: gatewayKeys.gatewayId, what: zhCN.validKeys, where: stillValid }],
})
