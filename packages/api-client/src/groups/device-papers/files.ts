import { object, picklist, pipe, minLength, string, type InferOutput } from 'valibot'
import { one } from '../../decoding/readers'
import { codeOf, instant, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'
import { pictureUrl } from '../picture.schema'

const BASE = '/api/device/deviceFile'

/** What a file of a device is. */
export const DEVICE_FILE_KIND = { manual: 'manual', acceptance: 'acceptance', calibration: 'calibration', drawing: 'drawing', photo: 'photo', other: 'other' } as const
/** One of the kinds. */
export type DeviceFileKind = (typeof DEVICE_FILE_KIND)[keyof typeof DEVICE_FILE_KIND]

const row = {
  deviceId: from('deviceId', nullableId),
  kind: from('fileType', codeOf(DEVICE_FILE_KIND)),
  name: from('fileName', text),
  /** `application/pdf`, `image/png` or `image/jpeg` */
  contentType: from('contentType', text),
  bytes: from('fileSize', nullableCount),
  updatedAt: from('updTime', instant),
}

/** A paper or a picture of a device (our server, ADR 76). */
export type DeviceFile = EntityRow<typeof row>

/** What a user may change of a file: its name and its kind. */
export const deviceFileInput = object({ deviceId: requiredText(20), kind: picklist(Object.values(DEVICE_FILE_KIND)), name: requiredText(100) })

/** A new file: `content` is a PDF, PNG or JPEG of at most 10 MB as Base64. */
export const newDeviceFileInput = object({ ...deviceFileInput.entries, content: pipe(string(), minLength(1)) })

/** A changed file. */
export type DeviceFileInput = InferOutput<typeof deviceFileInput>
/** A new file. */
export type NewDeviceFileInput = InferOutput<typeof newDeviceFileInput>

const filters = { deviceId: 'deviceId', kind: to<DeviceFileKind>('fileType'), name: 'fileName' }

/** `name` contains, the others are exact. */
export type DeviceFileFilters = FilterValues<typeof filters>

/** Files of devices (our server, ADR 76), the latest first; sorted by `name`, `bytes` and `updatedAt`. */
export interface DeviceFileCalls extends Pick<Crud<DeviceFile, DeviceFileInput, DeviceFileFilters, NewDeviceFileInput>, 'list' | 'get' | 'add' | 'update' | 'remove'> {
  /** The address of the file, which expires: ask for it when the file is opened (GET link; our server, ADR 76). A PDF is sent to be saved, a picture to be shown. */
  link: (id: string, signal?: AbortSignal) => Promise<string>
}

const entity = crud({ base: BASE, row, input: deviceFileInput, newInput: newDeviceFileInput, wire: { content: 'content' }, filters })
const fileLink = shape({ filePath: from('filePath', pictureUrl) })

export function deviceFileCalls(http: Transport): DeviceFileCalls {
  const { list, get, add, update, remove } = entity(http)
  return { list, get, add, update, remove, link: async (id, signal) => (await http.get(`${BASE}/link`, one(fileLink), { query: { id }, signal })).filePath }
}
