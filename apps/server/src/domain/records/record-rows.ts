import type { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { canRaise } from './raise-verdict.queries'

export type GeneralRecord = typeof generalRecords.$inferSelect
export type HydrantRecord = typeof hydrantRecords.$inferSelect
export type FireHostRecord = typeof fireHostRecords.$inferSelect

/** `handleFlag` is stored as a flag, filtered as 0/1 and sent as these strings (contract device 11.1). */
const handleFlag = (handled: boolean) => (handled ? 'true' : 'false')

/** A row of deviceAbnormal/pageList: `unit` carries the point's NAME. What follows `logId` is additive. */
export const generalRow = (record: GeneralRecord) => ({
  id: record.id,
  buildId: record.buildingId,
  bName: record.buildingName,
  sensorNo: record.sensorNumber,
  equipmentType: record.equipmentType,
  floor: record.floor,
  positionDescription: record.position,
  alrmType: record.alarmType,
  alrmCategory: record.category,
  alrmDate: wireTime(record.raisedAt),
  fireFlag: record.verdict,
  handleFlag: handleFlag(record.handled),
  handlePerson: record.handlePerson,
  handleDate: wireTime(record.handledAt),
  restoreDate: wireTime(record.restoredAt),
  confirPerson: record.confirmPerson,
  confirDate: wireTime(record.confirmedAt),
  unit: record.pointName,
  measuringPoint: null,
  level: record.level,
  logId: null,
  // an unregistered number is no device that could be opened
  sensorId: record.deviceId < 0 ? null : record.deviceId,
  canRaise: canRaise(record),
  ...additions(record),
})

/** A row of deviceFacilitiesAbnormal/pageList. */
export const hydrantRow = (record: HydrantRecord & { area?: string | null }) => ({
  id: record.id,
  fireCockId: record.hydrantId,
  hydrantName: record.hydrantName,
  ...(record.area === undefined ? {} : { area: record.area }),
  sensorNo: record.sensorNumber,
  equipmentType: record.equipmentType,
  positionDescription: record.position,
  measuringPoint: record.pointName,
  alrmType: record.alarmType,
  alrmDate: wireTime(record.raisedAt),
  handleFlag: handleFlag(record.handled),
  handlePerson: record.handlePerson,
  handleDate: wireTime(record.handledAt),
  restoreDate: wireTime(record.restoredAt),
  logId: null,
  sensorId: record.deviceId,
  ...additions(record),
})

/** A row of deviceFireMainAbnormal/pageList; a record of the host itself has neither point, loop nor address. `hostName`, `systemType` and `firstAlarm` are additive. */
export const fireHostRow = (record: FireHostRecord, systemType: string | null = null) => ({
  id: record.id,
  buildId: record.buildingId,
  bName: record.buildingName,
  fireMainId: record.fireHostId,
  hostName: record.hostName,
  sensorLoop: record.loop,
  address: record.address,
  series: record.series,
  systemType,
  floor: record.floor,
  positionDescription: record.position,
  alrmType: record.alarmType,
  alrmCategory: record.category,
  alrmDate: wireTime(record.raisedAt),
  fireFlag: record.verdict,
  handleFlag: handleFlag(record.handled),
  handlePerson: record.handlePerson,
  handleDate: wireTime(record.handledAt),
  restoreDate: wireTime(record.restoredAt),
  logId: null,
  sensorId: record.fireHostPointId,
  canRaise: canRaise(record),
  firstAlarm: wireFlag(record.firstOfEvent),
  ...additions(record),
})

/** Additive in every row, as is `canRaise` of fires (domain 28): value with unit where the contract leaves them open, channel, point, how often and how long, and both times. */
const additions = (record: GeneralRecord | HydrantRecord | FireHostRecord) => ({
  alrmData: record.value,
  dataUnit: record.unit,
  channelId: record.channelId,
  measuringPointCode: record.pointCode,
  repeats: record.repeats,
  raisedAt: wireTime(record.raisedAt),
  lastReportedAt: wireTime(record.lastReportedAt ?? record.raisedAt),
  receivedAt: wireTime(record.receivedAt),
  stampedAt: wireTime(record.stampedAt),
})
