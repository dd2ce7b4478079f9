import { object } from 'valibot'

import { cameraGroups, cameras } from '../../db/schema'
import type { Definition } from '../../http/resource/definition'
import { contains } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { requiredText } from '../../http/resource/text'
import { camerasOfGroups, leaveGroups } from './cameras-of-groups.queries'
import { CAMERA_SCREENS } from './camera-screens'
import { zhCN } from './camera.messages'

const t = cameraGroups

/** `/api/device/deviceVideoGroup`: groups of cameras (contract device §21, ADR 45). A group that has cameras is kept. */
export const cameraGroupResource = resource({
  name: 'cameraGroup',
  base: '/api/device/deviceVideoGroup',
  table: t,
  rights: { read: [...CAMERA_SCREENS], write: ['videoSurveillance/videoDeviceManger'] },
  filters: { deviceGroupName: contains(t.name) },
  order: newestFirst(t),
  sortable: { deviceGroupName: t.name, updTime: t.updatedAt },
  row: ({ id, name }) => ({ id, deviceGroupName: name }),
  write: object({ deviceGroupName: requiredText(50) }),
  values: ({ deviceGroupName }) => ({ name: deviceGroupName }),
  unique: [{ columns: [t.name], field: 'deviceGroupName', message: zhCN.groupTaken }],
  usedBy: [{ column: cameras.groupId, what: zhCN.cameras }],
  removeParts: ({ tx }, ids) => leaveGroups(tx, ids),
  adds: camerasOfGroups,
})

/** Groups as cameras name them. */
export const cameraGroupReference: Definition = {
  ...cameraGroupResource.definition,
  row: ({ id, name }) => ({ id, groupName: name }),
}
