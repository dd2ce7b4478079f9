import * as v from 'valibot'

import type { PointReport } from './assess-report'
import type { Report } from './ingestion'

const MAX_REPORTS = 2000
const MAX_POINTS = 64

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))

const point = v.pipe(
  v.object({
    code: v.pipe(shortText, v.regex(/^[A-Za-z0-9_]+$/)),
    value: v.optional(v.nullable(v.pipe(v.number(), v.finite()))),
    status: v.picklist([0, 1, 2]),
    type: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100)))),
  }),
  v.transform((input): PointReport => ({ code: input.code, status: input.status, value: input.value ?? null, type: input.type || null })),
)

const common = { at: instant, points: v.pipe(v.array(point), v.minLength(1), v.maxLength(MAX_POINTS)) }

/** Numbers of devices are stored in lower case (contract device §2). */
const deviceReport = v.pipe(
  v.object({ ...common, deviceNumber: v.pipe(shortText, v.toLowerCase()) }),
  v.transform(({ deviceNumber, at, points }): Report => ({ source: { deviceNumber }, at, points })),
)

const fireHostReport = v.pipe(
  v.object({
    ...common,
    fireHost: v.object({ ip: shortText, port: v.pipe(v.number(), v.integer()) }),
    loop: shortText,
    address: shortText,
  }),
  v.transform(({ fireHost, loop, address, at, points }): Report => ({ source: { fireHost: { ...fireHost, loop, address } }, at, points })),
)

/** Body of `POST /api/ingest/reports`. */
export const reportsBody = v.object({
  reports: v.pipe(v.array(v.union([deviceReport, fireHostReport])), v.minLength(1), v.maxLength(MAX_REPORTS)),
})

/** Body of `POST /api/ingest/events`: an event that happens now, to a device that the server chooses. */
export const eventBody = v.object({
  event: v.picklist(['fire', 'fault', 'restore']),
  kind: v.optional(v.picklist(['general', 'hydrant', 'fireHost'])),
  tenantId: v.optional(shortText),
  buildingId: v.optional(v.pipe(v.number(), v.integer())),
  building: v.optional(shortText),
  deviceNumber: v.optional(v.pipe(shortText, v.toLowerCase())),
})

export type EventRequest = v.InferOutput<typeof eventBody>
