import { DEVICE_FILE_KIND, deviceFileInput, devicePapers, MOST_DEVICE_FILES, newDeviceFileInput, type DeviceFile } from '@smart-fire/api-client/device-papers'
import { base64Of, choices, column, field, filter, listScreen, panel, partOf } from '../../../screens'
import * as words from './device-files.messages'
import { managingScreen } from './managing-screen'
import { sizeOfFile } from './size-of-file'

const kinds = choices.fixed(...Object.values(DEVICE_FILE_KIND))
const MOST_BYTES = 10 * 1024 * 1024

/** Papers and pictures of the device of the scope (screens.md deviceManger/{id}, ADR 76). */
export const deviceFileList = listScreen({
  key: 'adminSys/deviceManger',
  managedBy: managingScreen,
  words,
  calls: partOf(devicePapers, 'files'),
  filters: { name: filter.text(), kind: filter.choice(kinds) },
  columns: [
    column.text('name', { sort: true }),
    column.code('kind', { width: 150 }),
    column.code('contentType', { width: 90 }),
    column.custom('bytes', sizeOfFile, sizeOfFile, { sort: true, width: 100 }),
    column.dateTime('updatedAt', { sort: true }),
  ],
  nameOf: ({ name, id }: DeviceFile) => name ?? id,
  form: {
    schema: newDeviceFileInput,
    schemaOfEdit: deviceFileInput,
    ofScope: ['deviceId'],
    fields: [
      field.text('name'), field.choice('kind', kinds),
      field.file('content', { only: 'add', wide: true, accept: '.pdf,.png,.jpg,.jpeg', mostBytes: MOST_BYTES, upload: (_client, file) => base64Of(file) }),
    ],
  },
  most: MOST_DEVICE_FILES,
  opens: 'open',
  acts: [panel<DeviceFile>({ name: 'open', load: async () => (await import('./file-panel')).FilePanel })],
})
