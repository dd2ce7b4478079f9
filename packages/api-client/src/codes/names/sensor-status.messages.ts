import { SENSOR_STATUS, type SensorStatus } from '../sensor-status'

/** What a status is called (domain 10). */
export const zhCN: Readonly<Record<SensorStatus, string>> = {
  [SENSOR_STATUS.fault]: '故障',
  [SENSOR_STATUS.alarm]: '报警',
  [SENSOR_STATUS.normal]: '正常',
  [SENSOR_STATUS.notEnabled]: '未启用',
  [SENSOR_STATUS.offline]: '离线',
}

export const en: typeof zhCN = {
  [SENSOR_STATUS.fault]: 'Fault',
  [SENSOR_STATUS.alarm]: 'Alarm',
  [SENSOR_STATUS.normal]: 'Normal',
  [SENSOR_STATUS.notEnabled]: 'Not enabled',
  [SENSOR_STATUS.offline]: 'Offline',
}
