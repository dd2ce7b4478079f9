import type { installationReports } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { deviceRow, type ListedDevice } from '../inventory/device-rows'
import { zhCN } from './outdoor-sensors.messages'

type Report = typeof installationReports.$inferSelect

/** The points with which a sensor tells of itself (contract device, measuringPointCodes). */
const BATTERY = 'VOL'
const SIGNAL = 'SIGN'

/**
 * A row of `deviceSensor/pageOutdoorList` (contract device §2.1). Additive (ADR 3): battery in volts and signal in dBm as last reported,
 * and who installed the sensor when, with what result.
 */
export function outdoorRow(listed: ListedDevice, report: Report | null) {
  const { latest } = listed.device
  return {
    ...deviceRow(listed),
    facilityType: zhCN.outdoor,
    battery: latest[BATTERY]?.value ?? null,
    batteryLow: latest[BATTERY] === undefined ? null : wireFlag(latest[BATTERY].status === 'fault'),
    signal: latest[SIGNAL]?.value ?? null,
    installPerson: report?.person ?? null,
    installDate: report?.installedOn ?? null,
    installResult: report === null ? null : resultCode(report),
  }
}

export const resultCode = ({ result }: Pick<Report, 'result'>): '1' | '0' => (result === 'normal' ? '1' : '0')
