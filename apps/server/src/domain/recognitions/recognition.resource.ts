import { check, nullable, object, optional, pipe, string, toLowerCase, transform, trim } from 'valibot'

import { recognitions } from '../../db/schema'
import { contains, number, oneOf } from '../../http/resource/filter'
import { requiredCode } from '../../http/resource/code'
import { requiredId, requiredWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { cameraResource } from '../cameras/camera.resource'
import { areaOf, textOfArea } from './picture-area'
import { lastResults } from './last-results.queries'
import { zhCN } from './recognition.messages'
import { scheduleOf, textOfSchedule } from './schedule'

const t = recognitions
const KINDS = t.kind.enumValues
const FLAGS = ['0', '1'] as const

const area = optional(nullable(pipe(string(), trim(), check((text) => text === '' || areaOf(text) !== null, zhCN.badArea), transform(areaOf))))
const ALWAYS = { startsAt: null, endsAt: null }
const schedule = optional(nullable(pipe(string(), trim(), check((text) => text === '' || scheduleOf(text) !== null, zhCN.badSchedule), transform(scheduleOf))))

/** `/api/device/videoRecognition`: what is recognised in the pictures of cameras (additive, ADR 60). A camera has one of each kind. */
export const recognitionResource = resource({
  name: 'recognition',
  base: '/api/device/videoRecognition',
  table: t,
  rights: { read: ['videoSurveillance/identifyDevice'], write: ['videoSurveillance/identifyDevice'] },
  filters: { solutionName: contains(t.name), solutionType: oneOf(t.kind, KINDS), deviceId: number(t.cameraId) },
  order: newestFirst(t),
  sortable: { solutionName: t.name, solutionType: t.kind, sensitivity: t.sensitivity },
  row: ({ id, cameraId, name, kind, area: part, sensitivity, enabled, ...times }) => ({
    id, deviceId: cameraId, solutionName: name, solutionType: kind, area: part && textOfArea(part), sensitivity, schedule: textOfSchedule(times), isEnabled: wireFlag(enabled),
  }),
  write: object({
    solutionName: requiredText(50), solutionType: pipe(string(), toLowerCase(), requiredCode(KINDS)), deviceId: requiredId(), area, sensitivity: requiredWhole(1, 100), schedule, isEnabled: requiredCode(FLAGS),
  }),
  values: ({ solutionName, solutionType, deviceId, schedule: times, isEnabled, ...rest }) => ({
    ...rest, name: solutionName, kind: solutionType, cameraId: deviceId, ...(times === null ? ALWAYS : times), enabled: isEnabled === '1',
  }),
  unique: [{ columns: [t.cameraId, t.kind], field: 'solutionType', message: zhCN.kindTaken }],
  refersTo: [{ column: t.cameraId, field: 'deviceId', to: cameraResource.definition, message: zhCN.noCamera, shows: ['deviceName', 'sensorNo'] }],
  adds: lastResults,
})
