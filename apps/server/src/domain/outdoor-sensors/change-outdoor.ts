import { CHANNEL } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'
import { looseObject, nullish, number, string, union } from 'valibot'

import type { Clock } from '../../clock'
import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { jsonBody, parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { endWarningsOf } from '../early-warnings/end-warnings'
import { changed, demandDevice, DEVICE, insertAll, refuseOtherType } from '../inventory/change-devices'
import { readLookup } from '../inventory/device-lookup.queries'
import type { ListedDevice } from '../inventory/device-rows'
import { openRecords, type DeviceValues } from '../inventory/devices.queries'
import { zhCN as deviceWords } from '../inventory/inventory.messages'
import { refuseOtherSections } from '../inventory/section-rights'
import { assessOutdoor } from './outdoor-rules'
import { hydrantResource } from '../hydrants/hydrant.resource'
import { outdoorInput, type OutdoorInput } from './outdoor-input'
import { hydrantIds } from './outdoor-lists.queries'
import { zhCN } from './outdoor-sensors.messages'

const CHANNEL_ID = Number(CHANNEL.hydrant)

/** `deviceSensor/addOutdoor`: a new sensor of a hydrant, which is not enabled until its first report. */
export async function addOutdoor(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const input = demandInput(outdoorInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, DEVICE, async (write) => {
    const [values] = await assessed(write, [input])
    await refuseOtherSections(write, [CHANNEL_ID], 'btn_add')
    return insertAll(write, values ? [{ ...values, linkedAt: write.now }] : [], 'add')
  })
}

const scalar = nullish(union([string(), number()]))

/**
 * `deviceSensor/updateOutdoor`: another hydrant links the sensor there. Its last values belong to the place where it was, so it is
 * not enabled until it reports from the new one, and its early warnings, which name the old one, end.
 */
export async function changeOutdoor(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const body = await jsonBody(c, looseObject({ id: scalar, version: scalar }))
  const input = demandInput(outdoorInput, body)
  await writeWork(c, clock, DEVICE, async (write) => {
    const before = await demandOutdoor(write, String(body.id ?? ''))
    checkVersion(before.device, body.version)
    const [values] = await assessed(write, [input], before.device.id)
    await refuseOtherSections(write, [CHANNEL_ID], 'btn_edit')
    if (values === undefined) return []
    refuseOtherType(before.device, values)
    if (values.hydrantId === before.device.hydrantId) return [await changed(write, before, 'update', values)]
    await refuseUnfinished(write, before)
    const again = before.device.hydrantId === null ? { stoppedAt: null, stopReason: null, refusedAt: null } : {}
    const change = await changed(write, before, before.device.hydrantId === null ? 'link' : 'move', { ...values, ...unseen(write), ...again, linkedAt: write.now })
    return [change, ...(await endWarningsOf(write, [before.device.id]))]
  })
}

/**
 * `deviceSensor/unlinkOutdoor` (additive): the sensor is taken off its hydrant. It keeps its number and history; its reports are
 * refused until it is linked again, because their place is not known.
 */
export async function unlinkOutdoor(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  await writeWork(c, clock, DEVICE, async (write): Promise<Change[]> => {
    const before = await demandOutdoor(write, parameters['id'] ?? '')
    checkVersion(before.device, parameters['version'])
    await refuseOtherSections(write, [CHANNEL_ID], 'btn_edit')
    if (before.device.hydrantId === null) return []
    await refuseUnfinished(write, before)
    const stop = { stoppedAt: write.now, stopReason: zhCN.unlinked, refusedAt: null }
    const change = await changed(write, before, 'unlink', { hydrantId: null, linkedAt: null, ...unseen(write), ...stop })
    return [change, ...(await endWarningsOf(write, [before.device.id]))]
  })
}

/** No value has come from this place yet. */
const unseen = ({ now }: Write): DeviceValues => ({ status: 'notEnabled', statusAt: now, silentAt: null, heardAt: null, latest: {} })

/** A sensor of the fire water, linked or not; a device of a building gets the refusal of an unknown one. */
export async function demandOutdoor(write: Write, id: string): Promise<ListedDevice> {
  const found = await demandDevice(write, id)
  if (found.device.channelId !== CHANNEL_ID || found.device.buildingId !== null) throw new BusinessError(deviceWords.unknownDevice)
  return found
}

/** An unhandled record names the hydrant where the alarm is: the sensor stays there until the record is handled. */
async function refuseUnfinished({ tx }: Write, { device }: ListedDevice): Promise<void> {
  const open = await openRecords(tx, [device.id])
  if (open.length > 0) throw new BusinessError(zhCN.openRecords(open.length))
  if (device.status === 'alarm') throw new BusinessError(zhCN.stillInAlarm)
}

/** The columns of the inputs; the first broken rule is refused with its field. No hydrant of them is deleted until the commit. */
async function assessed(write: Write, inputs: readonly OutdoorInput[], except?: number) {
  const { tx, scope } = write
  await lockWrites(tx, hydrantResource.definition.name)
  const lookup = await readLookup(tx, scope, inputs)
  const known = await hydrantIds(tx, scope, inputs.map(({ hydrantId }) => hydrantId))
  return inputs.map((input) => {
    const result = assessOutdoor(input, lookup, known, except)
    if ('problem' in result) throw new FieldError(result.problem.field ?? '', result.problem.message)
    return result.values
  })
}
