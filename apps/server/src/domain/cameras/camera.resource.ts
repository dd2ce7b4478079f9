import { nullable, nullish, object, optional, pipe, regex, string, toLowerCase, transform, trim } from 'valibot'

import { cameras, generalRecords, recognitions } from '../../db/schema'
import { optionalWhole, requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { buildingReference } from '../buildings/building.reference'
import { requiredFloor } from '../buildings/required-floor'
import { endWarningsElsewhere, endWarningsOf } from '../early-warnings/end-warnings'
import { columnsOfMark, planMark, wireMark, withoutStaleMark } from '../floor-plans/plan-mark'
import { refuseOverQuota } from '../tenants/quotas.queries'
import { CAMERA_FILTERS, UNHANDLED } from './camera-filters.queries'
import { cameraGroupReference } from './camera-group.resource'
import { CAMERA_SCREENS } from './camera-screens'
import { cameraProblems, devicesOfCameras, statesOfCameras } from './camera-rules.queries'
import { zhCN } from './camera.messages'
import { controlFields, withoutStalePassword } from './control/control-fields'
import { streamAddress } from './stream-address.input'

const t = cameras

const cameraNumber = pipe(requiredText(40), toLowerCase(), regex(/^[0-9a-z:-]{1,40}$/, zhCN.badNumber))
/** blank: not known */
const address = optional(nullable(pipe(string(), trim(), transform((text) => (text === '' ? null : text)), nullable(streamAddress))))
/** Numbers separated by commas or spaces. */
const links = nullish(pipe(string(), transform((text) => [...new Set(text.toLowerCase().split(/[\s,，、;；]+/).filter(Boolean))])))

const LARGEST_ID = 999_999_999

/** `/api/device/deviceVideoExt`: cameras (contract device §21, ADR 50). */
export const cameraResource = resource({
  name: 'camera',
  base: '/api/device/deviceVideoExt',
  table: t,
  rights: { read: [...CAMERA_SCREENS], write: ['videoSurveillance/videoDeviceManger'] },
  filters: CAMERA_FILTERS,
  order: newestFirst(t),
  sortable: { deviceName: t.name, sensorNo: t.number, floor: t.floor },
  row: ({ id, deviceId, name, number: no, groupId, manufacturer, model, address: at, buildingId, floor, position, planX, planY, linkedNumbers, controlAddress, controlAccount, sealedControlPassword }) => ({
    id, sensorId: deviceId, deviceName: name, sensorNo: no, groupId, manufacturer, model, videoLiveAddress: at, buildingId, floor, positionDescription: position, ...wireMark({ planX, planY }), linkedSensorNos: linkedNumbers.join(','),
    controlAddress, controlAccount, hasControlPassword: wireFlag(sealedControlPassword !== null),
  }),
  write: object({
    deviceName: requiredText(50), sensorNo: cameraNumber, groupId: optionalWhole(1, LARGEST_ID), manufacturer: optionalText(50), model: optionalText(50), videoLiveAddress: address,
    buildingId: requiredId(), floor: requiredFloor, positionDescription: optionalText(100), positionSign: planMark, linkedSensorNos: links, ...controlFields,
  }),
  values: ({ deviceName, sensorNo, videoLiveAddress, positionDescription, positionSign, linkedSensorNos, ...rest }) => ({
    ...rest, name: deviceName, number: sensorNo, address: videoLiveAddress, position: positionDescription, linkedNumbers: linkedSensorNos ?? undefined, ...columnsOfMark(positionSign),
  }),
  unique: [{ columns: [t.number], field: 'sensorNo', message: zhCN.numberTaken }],
  refersTo: [
    { column: t.buildingId, field: 'buildingId', to: buildingReference, message: zhCN.noBuilding, shows: ['bName'] },
    { column: t.groupId, field: 'groupId', to: cameraGroupReference, message: zhCN.noGroup, shows: ['groupName'] },
  ],
  usedBy: [
    { column: recognitions.cameraId, what: zhCN.recognitions },
    // they are records of its device
    { column: generalRecords.deviceId, what: zhCN.openRecords, by: t.deviceId, where: UNHANDLED },
  ],
  rules: cameraProblems,
  // a trigger adds the device of each camera
  refusesMore: ({ tx, scope }, more) => refuseOverQuota(tx, scope.tenantId, 'devices', more),
  adjust: (values, before) => withoutStalePassword(withoutStaleMark(values, before), before),
  removeParts: async (write, ids) => endWarningsOf(write, await devicesOfCameras(write.tx, ids)),
  follow: async (write, ids) => endWarningsElsewhere(write, await devicesOfCameras(write.tx, ids)),
  adds: statesOfCameras,
})
