import * as v from 'valibot'

import { isStorableText } from './storable-text'

const MAX_REPORTS = 2000
export const MAX_POINTS = 64
const MAX_PORT = 65_535

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64), v.check(isStorableText))
/** Numbers of devices are stored in lower case (contract device §2). */
const deviceNumber = v.pipe(shortText, v.toLowerCase())
/** Of any size: how far a stamp can be believed is decided later (domain 24). */
const stamp = v.pipe(v.number(), v.finite(), v.transform(Math.round))

/** A point without its value and the name of its alarm, which are read one by one. The code is the key of an object. */
export const pointHead = v.object({
  code: v.pipe(shortText, v.regex(/^[A-Za-z0-9_]+$/), v.check((code) => !(code in Object.prototype))),
  status: v.picklist([0, 1, 2]),
})

const points = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_POINTS))

/** A report without its points, which are judged one by one. */
export const deviceReport = v.object({ deviceNumber, at: stamp, points, picture: v.optional(v.unknown()) })
const fireHost = v.object({ ip: shortText, port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PORT)) })
/** A sign of life of a fire host, which names none of its points; its states and its event are read one by one. */
export const hostReport = v.object({ fireHost, at: stamp, states: v.optional(v.looseObject({})), event: v.optional(v.unknown()) })
export const fireHostReport = v.object({
  fireHost,
  loop: shortText,
  address: shortText,
  at: stamp,
  points,
})

/** Body of `POST /api/ingest/reports`; each report is judged alone (`readReport`). */
export const reportsBody = v.object({
  reports: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_REPORTS)),
})

/** Body of `POST /api/ingest/events`: an event that happens now, to a device that the server chooses. */
export const eventBody = v.object({
  event: v.picklist(['fire', 'fault', 'restore']),
  kind: v.optional(v.picklist(['general', 'hydrant', 'fireHost'])),
  tenantId: v.optional(shortText),
  buildingId: v.optional(v.pipe(v.number(), v.integer())),
  building: v.optional(shortText),
  deviceNumber: v.optional(deviceNumber),
})

export type EventRequest = v.InferOutput<typeof eventBody>
