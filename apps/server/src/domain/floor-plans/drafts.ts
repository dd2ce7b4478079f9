import type { Context } from 'hono'
import { looseObject } from 'valibot'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { wireTime } from '../../http/wire-time'
import { writeWork } from '../../http/write-work'
import { floorNumbers } from '../buildings/building-entity'
import { zhCN } from './floor-plans.messages'
import { discardInput, draftInput, publishInput } from './plan-editor.input'
import { dropDraft, findDraft, keepBuilding, newestPlan, putDraft, replacePlans, scaleMarks, type Scale } from './plan-editor.queries'
import { demandSeenPlan, FLOOR_PLAN } from './seen-plan'
import { readUploadedPicture, storeFile } from './uploaded-picture'

/**
 * `deviceFloorLayout/saveDraft` (additive): a picture for a floor, which no operator sees before it is published. It replaces the draft
 * that the caller names; one of another user in its place is a conflict. Resolves with the id of the draft.
 */
export async function saveDraft(clock: Clock, c: Context<AppEnv>): Promise<{ id: number }> {
  const { buildingId, floor, fileName, replaces = null, content } = demandInput(draftInput, await jsonBody(c, looseObject({})))
  const picture = readUploadedPicture(content)
  let id = 0
  await writeWork(c, clock, FLOOR_PLAN, async (write) => {
    const { tx, scope, author, now } = write
    const building = await keepBuilding(tx, scope, buildingId)
    if (!building) throw new BusinessError(zhCN.noBuilding)
    if (!floorNumbers(building).includes(floor)) throw new FieldError('floor', zhCN.noSuchFloor)
    const before = (await findDraft(tx, scope, { buildingId, floor }))?.draft
    if ((before?.id ?? null) !== replaces) throw changedBy(before?.createdBy ?? null, before?.createdAt ?? null)
    const { contentType, width, height, bytes } = picture
    const key = await storeFile(write, picture)
    id = await putDraft(tx, { tenantId: scope.tenantId, buildingId, floor, fileKey: key, fileName, createdBy: author, createdAt: now }, before)
    return [{ act: 'draft', id, before: before ? { fileName: before.fileName } : null, after: { buildingId, floor, fileName, contentType, width, height, bytes: bytes.length } }]
  })
  return { id }
}

/**
 * `deviceFloorLayout/publishDraft` (additive): the draft becomes the plan of its floor. Marks keep their place in the picture: in
 * pixels they are scaled to its size (domain 7). A plan that another user has changed meanwhile is a conflict.
 */
export async function publishDraft(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { draftId, scales, ...seen } = demandInput(publishInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, FLOOR_PLAN, async ({ tx, scope, author, now }) => {
    const found = await findDraft(tx, scope, draftId)
    if (!found) throw new BusinessError(zhCN.noDraft)
    const { draft: { buildingId, floor, fileKey, fileName }, draft, ...size } = found
    const before = await newestPlan(tx, scope, { buildingId, floor }, true)
    demandSeenPlan(before?.plan, seen)
    const scale = before && scales ? scaleBetween(before, size) : null
    const version = (before?.plan.version ?? 0) + 1
    const stamp = { createdBy: author, createdAt: now, updatedBy: author, updatedAt: now }
    const id = await replacePlans(tx, { tenantId: scope.tenantId, buildingId, floor, fileKey, fileName, version, ...stamp }, now)
    await dropDraft(tx, draft, 'keepFile')
    const marks = scale === null ? 0 : await scaleMarks(tx, scope, { buildingId, floor }, scale, author, now)
    return [{ act: 'publish', id, before: before ? { id: before.plan.id, fileName: before.plan.fileName, ...sizeOf(before) } : null, after: { buildingId, floor, fileName, ...size, movedMarks: marks } }]
  })
}

/** `deviceFloorLayout/discardDraft` (additive). */
export async function discardDraft(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { draftId } = demandInput(discardInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, FLOOR_PLAN, async ({ tx, scope }) => {
    const found = await findDraft(tx, scope, draftId)
    if (!found) throw new BusinessError(zhCN.noDraft)
    await dropDraft(tx, found.draft, 'withFile')
    const { buildingId, floor, fileName } = found.draft
    return [{ act: 'discard', id: draftId, before: { buildingId, floor, fileName }, after: null }]
  })
}

interface PictureSize {
  width: number | null
  height: number | null
}

const sizeOf = ({ width, height }: PictureSize) => ({ width, height })

/** Null where nothing has to be moved. Marks on a picture of unknown size cannot be moved: they would be in the wrong place. */
function scaleBetween(before: PictureSize, after: PictureSize): Scale | null {
  if (before.width === null || before.height === null || after.width === null || after.height === null) throw new BusinessError(zhCN.unknownSize)
  const scale = { x: after.width / before.width, y: after.height / before.height }
  return scale.x === 1 && scale.y === 1 ? null : scale
}

function changedBy(person: string | null, at: Date | null): BusinessError {
  const time = wireTime(at)
  return new BusinessError(httpWords.changedMeanwhile(person, time), { person, time })
}
