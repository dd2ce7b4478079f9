import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { wireTime } from '../../http/wire-time'
import { writeWork } from '../../http/write-work'
import { DEVICE } from '../inventory/change-devices'
import { findDevices } from '../inventory/devices.queries'
import { zhCN as deviceWords } from '../inventory/inventory.messages'
import { refuseOtherSections } from '../inventory/section-rights'
import type { DataScope } from '../menus/data-scope'
import { demandOutdoor } from './change-outdoor'
import { firstData, insertInstallation, installationsOf, placeOf, type FirstData, type InstallationReport } from './installations.queries'
import { installationInput } from './outdoor-input'
import { resultCode } from './outdoor-rows'
import { zhCN } from './outdoor-sensors.messages'

/**
 * `deviceSensor/addInstallation` (additive): the report of who installed and tested a sensor. The place and the first data come from
 * the server and not from the form. A sensor that has not reported from its place, or is not normal now, is not reported as normal.
 */
export async function addInstallation(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const { person, installedOn, result, remark } = demandInput(installationInput, parameters)
  await writeWork(c, clock, DEVICE, async (write) => {
    const { device } = await demandOutdoor(write, parameters['id'] ?? '')
    await refuseOtherSections(write, [device.channelId], 'btn_edit')
    if (device.hydrantId === null) throw new BusinessError(zhCN.notLinked)
    refuseDay(installedOn, write.now)
    const first = await firstData(write.tx, device)
    if (result === '1' && first === null) throw new FieldError('result', zhCN.noData)
    if (result === '1' && device.status !== 'normal') throw new FieldError('result', zhCN.notNormal)
    if (result === '0' && remark == null) throw new FieldError('remark', zhCN.problemRequired)
    const place = await placeOf(write.tx, device.hydrantId)
    const stored = await insertInstallation(write.tx, {
      tenantId: write.scope.tenantId, deviceId: device.id, hydrantId: device.hydrantId, sensorNumber: device.number, unit: place?.unit ?? null, pointName: place?.pointName ?? '',
      position: place?.position ?? null, person, installedOn, result: result === '1' ? 'normal' : 'abnormal', remark: remark ?? null, firstAt: first?.at ?? null, firstData: first?.values ?? null,
      reportedAt: write.now, reportedBy: write.author,
    })
    return [{ act: 'report', id: device.id, before: null, after: stored ? { ...reportRow(stored), updUserName: write.author } : null }]
  })
}

/** A day of UTC+8 that has begun. */
function refuseDay(day: string, now: Date): void {
  const start = new Date(`${day}T00:00:00+08:00`)
  if (start > now) throw new FieldError('installedOn', zhCN.dayAhead)
}

/** `deviceSensor/installation` (additive): the first data of a sensor since it was linked, and its reports, the newest first. */
export async function installationOf(tx: Db, scope: DataScope, id: number) {
  const [found] = await findDevices(tx, scope, [id])
  if (!found) throw new BusinessError(deviceWords.unknownDevice)
  const reports = await installationsOf(tx, scope, id)
  const first = found.device.hydrantId === null ? null : await firstData(tx, found.device)
  return { ...firstRow(first), reports: reports.map(reportRow) }
}

function reportRow(report: InstallationReport) {
  const { id, unit, sensorNumber, pointName, position, person, installedOn, remark, firstAt, firstData: values, reportedAt, reportedBy } = report
  return {
    id, oName: unit, sensorNo: sensorNumber, pointName, positionDescription: position, installPerson: person, installDate: installedOn, result: resultCode(report), remark,
    ...firstRow(firstAt && values ? { at: firstAt, values } : null), time: wireTime(reportedAt), reportPerson: reportedBy,
  }
}

function firstRow(first: FirstData | null) {
  return {
    firstTime: wireTime(first?.at ?? null),
    firstData: first?.values.map(({ code, name, unit, value }) => ({ codeName: code, measuringPoint: name, dataUnit: unit, value })) ?? null,
  }
}
