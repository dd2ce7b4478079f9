import type { Context } from 'hono'
import { looseObject, nullish, number, string, union } from 'valibot'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError, ParameterError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput, type FieldProblem } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { endWarningsElsewhere, endWarningsOf } from '../early-warnings/end-warnings'
import { deviceInput, removalInput } from './device-input'
import { readLookup } from './device-lookup.queries'
import { deviceEntity, type ListedDevice } from './device-rows'
import { assessDevice, type PlacedDevice } from './device-rules'
import { findDevices, insertDevices, openRecords, updateDevices, type DeviceValues } from './devices.queries'
import { zhCN } from './inventory.messages'
import { refuseOtherSections } from './section-rights'

/** Writes to devices, one after the other, so that a number stays free from its check to the commit. */
export const DEVICE = 'device'

/** `deviceSensor/add`: a new device, which is not enabled until its first report. Resolves with its id. */
export async function addDevice(clock: Clock, c: Context<AppEnv>): Promise<number> {
  const input = demandInput(deviceInput, await jsonBody(c, looseObject({})))
  let id = 0
  await writeWork(c, clock, DEVICE, async (write) => {
    const assessed = assessDevice(input, await readLookup(write.tx, write.scope, [input]))
    if ('problem' in assessed) throw fieldError(assessed.problem)
    await refuseOtherSections(write, [assessed.values.channelId], 'btn_add')
    const changes = await insertAll(write, [assessed.values], 'add')
    id = Number(changes[0]?.id)
    return changes
  })
  return id
}

const scalar = nullish(union([string(), number()]))

/** `deviceSensor/update`: another floor or building without a new mark takes the old mark away, and ends the early warnings, which name the old place. */
export async function changeDevice(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const body = await jsonBody(c, looseObject({ id: scalar, version: scalar }))
  const input = demandInput(deviceInput, body)
  await writeWork(c, clock, DEVICE, async (write) => {
    const before = await demandDevice(write, String(body.id ?? ''))
    // the sensors of hydrants have a call of their own: with a building as well their alarms would have two places
    if (before.device.buildingId === null) throw new BusinessError(zhCN.unknownDevice)
    checkVersion(before.device, body.version)
    const assessed = assessDevice(input, await readLookup(write.tx, write.scope, [input]), before.device.id)
    if ('problem' in assessed) throw fieldError(assessed.problem)
    const { values } = assessed
    await refuseOtherSections(write, [before.device.channelId], 'btn_edit')
    refuseOtherType(before.device, values)
    const hasMoved = values.buildingId !== before.device.buildingId || values.floor !== before.device.floor
    const change = await changed(write, before, 'update', { ...(hasMoved ? { planX: null, planY: null } : {}), ...values })
    return [change, ...(await endWarningsElsewhere(write, [before.device.id]))]
  })
}

/** Readings are stored in the order of the points of a type: those of another type would be read as other quantities. */
export function refuseOtherType({ typeId, channelId, reportedAt }: ListedDevice['device'], values: Pick<PlacedDevice, 'typeId' | 'channelId'>): void {
  if (values.typeId === typeId) return
  if (values.channelId !== channelId) throw new FieldError('entity', zhCN.otherSystem)
  if (reportedAt !== null) throw new FieldError('entity', zhCN.typeHasData)
}

/** `deviceSensor/delete`: all of the devices or none, with an optional `reason` (additive). A device with an unhandled record stays, so that the record keeps its device; its early warnings end. */
export async function removeDevices(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const ids = [...new Set((c.req.query('id') ?? '').split(',').filter(Boolean).map(idOf))]
  if (ids.length === 0) throw new ParameterError(httpWords.required, 'id')
  const { reason } = demandInput(removalInput, { reason: c.req.query('reason') ?? '' })
  await writeWork(c, clock, DEVICE, async (write) => {
    const found = await findDevices(write.tx, write.scope, ids, true)
    if (found.length < ids.length) throw new BusinessError(httpWords.gone)
    await refuseOtherSections(write, found.map(({ device }) => device.channelId), 'btn_del')
    const uses = usesIn(await openRecords(write.tx, ids))
    if (uses.length > 0) throw new BusinessError(httpWords.inUse(uses), { usedBy: uses })
    await updateDevices(write.tx, ids, { deletedAt: write.now, updatedBy: write.author, updatedAt: write.now })
    const warnings = await endWarningsOf(write, ids)
    return [...found.map((before): Change => ({ act: 'delete', id: before.device.id, before: deviceEntity(before), after: null, ...(reason ? { reason } : {}) })), ...warnings]
  })
}

/** What forbids the deletion of a device: its unhandled records. */
export function usesIn(open: readonly unknown[]): { what: string; count: number }[] {
  return open.length === 0 ? [] : [{ what: zhCN.openRecords, count: open.length }]
}

const fieldError = ({ field, message }: FieldProblem) => new FieldError(field ?? '', message)

/** The device of this id, locked; an unknown one and one of another tenant get the same refusal. */
export async function demandDevice({ tx, scope }: Write, id: string): Promise<ListedDevice> {
  const [found] = await findDevices(tx, scope, [idOf(id)], true)
  if (!found) throw new BusinessError(zhCN.unknownDevice)
  return found
}

type NewDevice = Required<Pick<DeviceValues, 'number' | 'typeId' | 'channelId'>> & DeviceValues

/** Adds devices of the caller's tenant; `act` names the change in the audit log. */
export async function insertAll(write: Write, values: readonly NewDevice[], act: string): Promise<Change[]> {
  const { tx, scope, author, now } = write
  const stamp = { tenantId: scope.tenantId, statusAt: now, createdBy: author, createdAt: now, updatedBy: author, updatedAt: now }
  const ids = await insertDevices(tx, values.map((each) => ({ ...each, ...stamp })))
  return (await findDevices(tx, scope, ids)).map((after) => ({ act, id: after.device.id, before: null, after: deviceEntity(after) }))
}

/** Writes columns of a device; what it was and what it is go to the audit log. */
export async function changed(write: Write, before: ListedDevice, act: string, values: DeviceValues): Promise<Change> {
  const { id } = before.device
  await updateDevices(write.tx, [id], { ...values, updatedBy: write.author, updatedAt: write.now })
  const [after] = await findDevices(write.tx, write.scope, [id])
  return { act, id, before: deviceEntity(before), after: after ? deviceEntity(after) : null }
}
