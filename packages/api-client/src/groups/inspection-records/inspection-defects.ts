import { nullable, object, optional, picklist, pipe, regex, string, type InferOutput } from 'valibot'
import { mapped, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { countedItems, items } from '../../decoding/items'
import { nothing, table } from '../../decoding/readers'
import { reportUnreadable } from '../../decoding/reporting'
import { codeOf, flag, id, instant, lenient, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, to, writeValues, type FilterValues } from '../crud-wire'
import { day } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { DEFECT_STATE, ROUTE_KIND, SEVERITY, SIGNER, type DefectState, type RouteKind, type Severity, type Signer } from '../inspection/inspection.codes'
import { pictureUrl } from '../picture.schema'
import { CHECKED } from './checked-facility.schema'
import { days } from './days'

const BASE = '/api/device/deviceInspectionDefect'

const readSignature = readOf(shape({ signer: from('role', codeOf(SIGNER)), by: from('signPerson', text), at: from('signDate', instant) }))
/** One that cannot be read is a signature all the same: who signs next follows from how many there are. */
const signature = lenient((value) => {
  const given = readSignature(value)
  if (!(given instanceof Refusal)) return given
  reportUnreadable('signatures')
  return { signer: null, by: null, at: null }
})
const SIGN_CALLS: Readonly<Record<Signer, string>> = { [SIGNER.inspector]: 'signByInspector', [SIGNER.department]: 'signByDepartment', [SIGNER.manager]: 'signByManager', [SIGNER.responsible]: 'sign' }

const DEFECT = {
  id: from('id', id),
  version: from('version', id),
  resultId: from('resultId', nullableId),
  kind: from('routeFlag', codeOf(ROUTE_KIND)),
  ...CHECKED,
  state: from('status', codeOf(DEFECT_STATE)),
  severity: from('severity', codeOf(SEVERITY)),
  deadline: from('deadline', day),
  overdue: from('overdue', flag),
  problem: from('problemDescription', text),
  inspector: from('inspectionPerson', text),
  foundAt: from('inspectionDate', instant),
  rectifiedBy: from('rectifyPerson', text),
  rectifiedAt: from('rectifyDate', instant),
  rectification: from('rectification', text),
  recheckedBy: from('recheckPerson', text),
  recheckedAt: from('recheckDate', instant),
  recheck: from('recheck', text),
  /** in their order; the last one ends the defect. Of one that cannot be read all is null */
  signatures: from('signatures', items(signature)),
  signedBy: from('signPerson', text),
  signedAt: from('signDate', instant),
}
const defect = shape(DEFECT)
const whole = mapped(
  shape({ ...DEFECT, before: from('beforePictures', countedItems(pictureUrl)), after: from('afterPictures', countedItems(pictureUrl)) }),
  ({ before, after, ...facts }) => ({ ...facts, before: before.rows, unreadBefore: before.dropped, after: after.rows, unreadAfter: after.dropped }),
)

/** What was abnormal, until it is signed (our server, ADR 48). */
export type InspectionDefect = Decoded<typeof defect>
/** A defect with the links of its photos: of the inspection, and of the repair; `unreadBefore` and `unreadAfter` further links could not be read. */
export type WholeInspectionDefect = Decoded<typeof whole>

const filters = {
  number: 'facilitiesNo', buildingName: 'bName', state: to<DefectState>('status'), severity: to<Severity>('severity'), overdue: to<boolean>('overdue'), open: to<boolean>('openFlag'), kind: to<RouteKind>('routeFlag'), found: days('dateStrs'),
  buildingId: 'buildingId', unitId: 'oid', personId: 'userId', typeName: 'equipmentType', resultId: 'resultId',
}

/** `number` and `buildingName` are contained, the others are exact; `personId` is who found it, `resultId` the check that found it. */
export type InspectionDefectFilters = FilterValues<typeof filters>

/** How severe a defect is, and until when it is to be repaired. */
export const assessInput = object({ severity: picklist(Object.values(SEVERITY)), deadline: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/)) })
/** How it was repaired. */
export const rectifyInput = object({ rectification: requiredText(500) })
/** What the second check said. */
export const recheckInput = object({ passed: picklist(['1', '0']), recheck: optional(nullable(optionalText(500))) })

type Seen = Pick<InspectionDefect, 'id' | 'version'>

/** Defects (our server only, ADR 48). Each step rejects `conflict` when another user was faster, `refused` when it is not the next one. */
export interface InspectionDefectCalls {
  /** One page: overdue ones first, signed ones last (GET deviceInspectionDefect/pageList; ADR 48). */
  list: (query: InspectionDefectFilters & PageQuery, signal?: AbortSignal) => Promise<Rows<InspectionDefect>>
  /** One defect with its photos (GET deviceInspectionDefect/get; ADR 48). Rejects `notFound` for an unknown one. */
  get: (id: string, signal?: AbortSignal) => Promise<WholeInspectionDefect>
  /** Sets severity and deadline (POST deviceInspectionDefect/update; ADR 48). */
  assess: (seen: Seen, input: InferOutput<typeof assessInput>, signal?: AbortSignal) => Promise<void>
  /** It was repaired; `photo` is a PNG or JPEG as Base64 (POST deviceInspectionDefect/rectify; ADR 48). */
  rectify: (seen: Seen, input: InferOutput<typeof rectifyInput> & { photo?: string | null }, signal?: AbortSignal) => Promise<void>
  /** It was checked again; one that does not pass is open again (POST deviceInspectionDefect/recheck; ADR 48). */
  recheck: (seen: Seen, input: InferOutput<typeof recheckInput>, signal?: AbortSignal) => Promise<void>
  /** The next signer signs (POST deviceInspectionDefect/signByInspector, signByDepartment, signByManager, sign; ADR 64). */
  sign: (seen: Seen, signer: Signer, signal?: AbortSignal) => Promise<void>
}

export const inspectionDefects = (http: Transport): InspectionDefectCalls => {
  const step = (act: string, { id: defectId, version }: Seen, values: object, signal: AbortSignal | undefined) => http.postJson(`${BASE}/${act}`, { id: wireId(defectId), version, ...values }, nothing, { signal })
  return {
    list: ({ page, limit, ...values }, signal) => http.get(`${BASE}/pageList`, table(defect), { query: { page, limit, ...queryOf(writeValues(filters, values)) }, signal }),
    get: (defectId, signal) => http.get(`${BASE}/get`, existing(whole), { query: { id: defectId }, signal }),
    assess: (seen, { severity, deadline }, signal) => step('update', seen, { severity, deadline }, signal),
    rectify: (seen, { rectification, photo }, signal) => step('rectify', seen, { rectification, ...(photo ? { content: photo } : {}) }, signal),
    recheck: (seen, { passed, recheck }, signal) => step('recheck', seen, { passed, recheck: recheck ?? '' }, signal),
    sign: (seen, signer, signal) => step(SIGN_CALLS[signer], seen, {}, signal),
  }
}
