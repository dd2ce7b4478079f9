import type { Context } from 'hono'
import { looseObject, type InferOutput } from 'valibot'

import type { Clock } from '../../clock'
import { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { DEVICE } from '../inventory/change-devices'
import { deviceEntity } from '../inventory/device-rows'
import { findDevices } from '../inventory/devices.queries'
import { refuseOtherSections } from '../inventory/section-rights'
import type { FloorOf } from './floor-of'
import { zhCN } from './floor-plans.messages'
import { signOf } from './plan-editor'
import { marksInput } from './plan-editor.input'
import { countPlanUp, lockPoints, newestPlan, writeMarks, type StoredMark } from './plan-editor.queries'
import { demandSeenPlan, FLOOR_PLAN } from './seen-plan'

type Mark = InferOutput<typeof marksInput>['marks'][number]

const POINT = 'fireHostPoint'

/**
 * `deviceFloorLayout/saveMarks` (additive): where devices are on the plan of a floor, all of them or none. Refused as a conflict when
 * another user has saved marks or published a picture since the caller read the plan, and when a device has left the floor.
 * Resolves with the version of the plan.
 */
export async function saveMarks(clock: Clock, c: Context<AppEnv>): Promise<{ version: number }> {
  const { marks, scales, ...seen } = demandInput(marksInput, await jsonBody(c, looseObject({})))
  const at = { buildingId: seen.buildingId, floor: seen.floor }
  let version = 0
  await writeWork(c, clock, FLOOR_PLAN, async (write) => {
    const { tx, scope, author, now } = write
    const found = await newestPlan(tx, scope, at, true)
    if (!found) throw new BusinessError(zhCN.noPlanYet)
    demandSeenPlan(found.plan, seen)
    if (scales) refuseOutside(marks, found)
    const changes = [...(await placeDevices(write, at, marks.filter(({ kind }) => kind === 'device'))), ...(await placePoints(write, at, marks.filter(({ kind }) => kind === POINT)))]
    version = await countPlanUp(tx, found.plan.id, author, now)
    return [{ act: 'place', id: found.plan.id, before: { version: found.plan.version }, after: { version, devices: changes.length } }, ...changes]
  })
  return { version }
}

function refuseOutside(marks: readonly Mark[], { width, height }: { width: number | null; height: number | null }): void {
  const isOutside = marks.map(storedOf).some(({ x, y }) => (x !== null && width !== null && x > width) || (y !== null && height !== null && y > height))
  if (isOutside) throw new FieldError('marks', zhCN.outside)
}

async function placeDevices(write: Write, at: FloorOf, marks: readonly Mark[]): Promise<Change[]> {
  const { tx, scope, author, now } = write
  const found = (await findDevices(tx, scope, marks.map(({ id }) => id), true)).filter(({ device }) => device.buildingId === at.buildingId && device.floor === at.floor)
  const wanted = demandUnchanged(marks, found.map(({ device }) => device))
  await refuseOtherSections(write, found.map(({ device }) => device.channelId), 'btn_edit')
  await writeMarks(tx, devices, [...wanted.values()], author, now)
  return found.map((before) => {
    const { x, y } = wanted.get(before.device.id) ?? NOWHERE
    const device = { ...before.device, planX: x, planY: y, updatedBy: author, updatedAt: now, version: before.device.version + 1 }
    return { kind: DEVICE, act: 'update', id: device.id, before: deviceEntity(before), after: deviceEntity({ ...before, device }) }
  })
}

async function placePoints(write: Write, at: FloorOf, marks: readonly Mark[]): Promise<Change[]> {
  const { tx, scope, author, now } = write
  const found = await lockPoints(tx, scope, at, marks.map(({ id }) => id))
  const wanted = demandUnchanged(marks, found)
  await refuseOtherSections(write, found.map(({ channelId }) => channelId), 'btn_edit')
  await writeMarks(tx, fireHostPoints, [...wanted.values()], author, now)
  return found.map(({ id, planX, planY }) => {
    const { x, y } = wanted.get(id) ?? NOWHERE
    return { kind: POINT, act: 'update', id, before: { positionPoint: signOf(planX, planY) }, after: { positionPoint: signOf(x, y), updUserName: author } }
  })
}

interface Placed {
  id: number
  planX: number | null
  planY: number | null
}

/** Every device is still on the floor and where the caller saw it: a device form may have moved it, too. */
function demandUnchanged(marks: readonly Mark[], found: readonly Placed[]): Map<number, StoredMark> {
  const stored = new Map(found.map(({ id, planX, planY }) => [id, signOf(planX, planY) ?? '']))
  const isChanged = marks.some(({ id, was }) => stored.get(id) !== was)
  if (isChanged) throw new BusinessError(httpWords.changedMeanwhile(null, null), { person: null, time: null })
  return new Map(marks.map((mark) => [mark.id, storedOf(mark)]))
}

const NOWHERE = { x: null, y: null }

function storedOf({ id, positionSign }: Mark): StoredMark {
  const [x, y] = positionSign === '' ? [] : positionSign.split(',').map(Number)
  return { id, x: x ?? null, y: y ?? null }
}
