import { object } from 'valibot'

import { deviceFiles } from '../../db/schema'
import { requiredCode } from '../../http/resource/code'
import { contains, number, oneOf } from '../../http/resource/filter'
import { requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { requiredText } from '../../http/resource/text'
import { deviceReference } from '../inventory/device.reference'
import { CAMERA_SCREEN, DEVICE_SCREENS, OUTDOOR_SCREEN } from '../inventory/device-screens'
import { zhCN } from './device-file.messages'
import { dropFiles } from './device-files.queries'
import { ofVisibleDevice, refuseOtherSystems } from './papers-of.queries'

const t = deviceFiles
const KINDS = t.kind.enumValues

/**
 * The rows of the files of devices. They are no resource with all its calls: a file is added with its content and is not imported
 * (`device-file.routes.ts`). An update renames it; its content never changes.
 */
export const deviceFileDefinition = resource({
  name: 'deviceFile',
  base: '/api/device/deviceFile',
  table: t,
  rights: { read: ['adminSys/deviceManger'], write: [...DEVICE_SCREENS, OUTDOOR_SCREEN, CAMERA_SCREEN] },
  filters: { deviceId: number(t.deviceId), fileType: oneOf(t.kind, KINDS), fileName: contains(t.name) },
  order: newestFirst(t),
  sortable: { fileName: t.name, fileSize: t.bytes, updTime: t.updatedAt },
  // the key is a permission: it stays out of rows and of the audit log
  row: ({ id, deviceId, kind, name, contentType, bytes }) => ({ id, deviceId, fileType: kind, fileName: name, contentType, fileSize: bytes }),
  write: object({ deviceId: requiredId(), fileType: requiredCode(KINDS), fileName: requiredText(100) }),
  // the columns of the content are written when the file is added
  values: ({ deviceId, fileType, fileName }) => ({ deviceId, kind: fileType, name: fileName }),
  fixed: [{ column: t.deviceId, field: 'deviceId', message: zhCN.deviceStays }],
  refersTo: [{ column: t.deviceId, field: 'deviceId', to: deviceReference, message: zhCN.noDevice, shows: ['sensorNo'] }],
  within: ofVisibleDevice(t.deviceId),
  refusesRows: refuseOtherSystems,
  removeParts: ({ tx }, ids) => dropFiles(tx, ids),
}).definition
