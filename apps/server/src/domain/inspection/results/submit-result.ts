import type { InferOutput } from 'valibot'

import type { inspectionResults, inspectionTaskPoints } from '../../../db/schema'
import { BusinessError, FieldError } from '../../../http/errors'
import type { Change, Write } from '../../../http/write-work'
import { readUploadedPicture, storeFile } from '../../floor-plans/uploaded-picture'
import { addDefect } from '../defects/add-defect.queries'
import { zhCN } from '../inspection.messages'
import { believedTime } from './believed-time'
import { judgeItems } from './judge'
import type { resultInput } from './submit-input'
import { addPhotos, facilityOfLabel, insertResult, knownResult, markChecked, markDone, phoneOfUser, pointOfTask, type CheckedFacility } from './submit.queries'

type Input = InferOutput<typeof resultInput>
type Point = typeof inspectionTaskPoints.$inferSelect & { personIds: string[]; startsAt: Date; endsAt: Date }
type Result = typeof inspectionResults.$inferSelect

/** What the phone is told: the id of the result, and whether it was there already. */
export interface Submitted {
  id: number
  repeated: boolean
}

/** Keeps a result once, however often it is sent; marks the point, and makes a defect of what is abnormal. */
export async function submitResult(write: Write, input: Input, submitted: (outcome: Submitted) => void): Promise<Change[]> {
  const { tx, scope, session } = write
  const known = await knownResult(tx, scope.tenantId, input.clientId)
  if (known !== undefined) {
    submitted({ id: known, repeated: true })
    return []
  }
  const facility = await facilityOfLabel(tx, scope.tenantId, input.facilitiesNo)
  if (!facility) throw new FieldError('facilitiesNo', zhCN.unknownLabel)
  if (saysNothing(input, facility)) throw new FieldError('itemValue', zhCN.nothingEntered)
  const point = await pointFor(write, input, facility)
  const items = judgeItems(facility.type, input.itemValue.map(({ checkTestItem, itemVaule }) => ({ name: checkTestItem, value: itemVaule })))
  // a problem that no item names is one as well
  const isAbnormal = items.some((item) => item.isAbnormal) || Boolean(input.problemDescription)
  const time = believedTime(input.inspectionTime, write.now)
  const handling = isAbnormal ? (input.handling ?? '1') : null
  const statusAfter = handling === '1' ? '1' as const : facility.status
  const result = await insertResult(tx, {
    tenantId: scope.tenantId, clientId: input.clientId, taskPointId: point?.id ?? null, ...facility.snapshot, isAbnormal, items, problem: input.problemDescription ?? null, handling,
    statusBefore: facility.status, statusAfter, inspectorId: session.userId, inspectorName: session.name, inspectorPhone: await phoneOfUser(tx, session.userId), ...time, receivedAt: write.now, plannedUntil: point?.endsAt ?? null,
  })
  await keepPhotos(write, result.id, input.photos ?? [])
  await markChecked(tx, facility, time.inspectedAt, handling === '1')
  if (point) await markDone(tx, point, time.inspectedAt)
  if (isAbnormal) await addDefect(write, result)
  submitted({ id: result.id, repeated: false })
  return [{ act: 'submit', id: result.id, before: null, after: auditOf(result) }]
}

/** Whether the facility has items, and the result answers none of them and describes no problem. Stored, it would count as a normal check although nothing was checked. */
const saysNothing = ({ itemValue, problemDescription }: Input, { type: { checkChoices, checkValues } }: CheckedFacility): boolean =>
  itemValue.length === 0 && !problemDescription && [...(checkChoices ?? []), ...(checkValues ?? [])].length > 0

/** The point that a result belongs to: the one that it names, when the caller may check it. */
async function pointFor(write: Write, { taskPointId }: Input, facility: CheckedFacility): Promise<Point | null> {
  if (taskPointId == null) return null
  const point = await pointOfTask(write.tx, write.scope.tenantId, taskPointId)
  // the plan was changed while the phone was without a connection: the check itself counts all the same
  if (!point || point.indoorId !== facility.snapshot.indoorId || point.outdoorId !== facility.snapshot.outdoorId) return null
  if (point.personIds.length > 0 && !point.personIds.includes(write.session.userId)) throw new BusinessError(zhCN.notYours)
  return point
}

async function keepPhotos(write: Write, resultId: number, photos: NonNullable<Input['photos']>): Promise<void> {
  const kept: { item: string | null; fileKey: string }[] = []
  for (const { checkTestItem, content } of photos) kept.push({ item: checkTestItem ?? null, fileKey: await storeFile(write, readUploadedPicture(content)) })
  await addPhotos(write.tx, kept.map((photo) => ({ ...photo, resultId })))
}

const auditOf = ({ number, isAbnormal, problem, handling, clientId }: Result) => ({ facilitiesNo: number, inspectionResult: isAbnormal ? '1' : '0', problemDescription: problem, handling, clientId })
