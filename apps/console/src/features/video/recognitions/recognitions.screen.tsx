import { ApiError, SENSOR_STATUS, type ApiClient } from '@smart-fire/api-client'
import { RECOGNITION_KIND, recognitionInput, recognitions, type Recognition, type RecognitionInput } from '@smart-fire/api-client/recognitions'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { choices, column, field, filter, listScreen, question } from '../../../screens'
import { STATUS_TONES } from '../cameras/camera-tones'
import { allCameras } from '../watch/all-cameras'
import { CameraBehind } from './camera-behind/camera-behind'
import * as words from './recognitions.messages'

const WHAT = { section: 'what' }
const WHEN = { section: 'when' }
const kinds = choices.fixed(...Object.values(RECOGNITION_KIND))
const cameras = choices.loaded(async (client, signal) => (await allCameras(client, signal)).map((camera) => ({ value: camera.id, label: nameOfCamera(camera) })))
const RESULT_TONES = { [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.normal]: 'normal' } as const

/** What the call of a change must have of a recognition; null while a part of it could not be read: the switch would write another value for it. */
function writtenOf({ name, kind, cameraId, sensitivity }: Recognition): Omit<RecognitionInput, 'enabled'> | null {
  return name === null || kind === null || cameraId === null || sensitivity === null ? null : { name, kind, cameraId, sensitivity }
}

/** Writes the switch of a recognition and leaves the rest as it is. */
const switched = (enabled: boolean) => async (client: ApiClient, row: Recognition, signal: AbortSignal) => {
  const written = writtenOf(row)
  if (written === null) throw new ApiError('malformed')
  await client.with(recognitions).update(row.id, { ...written, enabled }, { version: row.version }, signal)
}

/** What is recognised in the pictures of cameras, and when that is an alarm (spec 1 §2 identifyDevice, ADR 60). */
export default listScreen({
  key: 'videoSurveillance/identifyDevice',
  words,
  calls: recognitions,
  filters: { name: filter.text(), kind: filter.choice(kinds), cameraId: filter.choice(cameras) },
  columns: [
    column.text('name', { sort: true, width: 150 }),
    column.code('kind', { sort: true, width: 100 }),
    column.text('cameraName', { width: 220 }),
    column.code('cameraStatus', { width: 110, tones: STATUS_TONES }),
    column.code('enabled', { width: 80 }),
    column.number('sensitivity', { sort: true, width: 100 }),
    column.text('schedule', { width: 120 }),
    column.text('area', { width: 110, hidden: true }),
    column.ago('lastAt', { width: 120 }),
    column.number('lastCertainty', { width: 90 }),
    column.code('lastStatus', { width: 100, tones: RESULT_TONES }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: recognitionInput,
    fields: [
      field.text('name', WHAT), field.choice('kind', kinds, WHAT), field.choice('cameraId', cameras, WHAT), field.pictureArea('area', { ...WHAT, behind: CameraBehind, by: ['cameraId'] }),
      field.number('sensitivity', WHEN), field.text('schedule', WHEN), field.toggle('enabled', WHEN),
    ],
    start: { kind: RECOGNITION_KIND.smoke, sensitivity: 40, enabled: true },
  },
  acts: [
    question({ name: 'switchOn', element: 'btn_edit', bulk: true, when: (row) => row.enabled === false && writtenOf(row) !== null, run: switched(true) }),
    question({ name: 'switchOff', element: 'btn_edit', danger: true, bulk: true, when: (row) => row.enabled !== false && writtenOf(row) !== null, run: switched(false) }),
  ],
  imports: recognitionInput,
  exports: true,
})
