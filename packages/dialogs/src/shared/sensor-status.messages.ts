import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'

/** The one table of what a status is called (domain 10). */
export const zhCN: Record<SensorStatus, string> = {
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

/** Beside the status, where the times that a device sends cannot be believed (domain 24). */
export const clockFault = { zhCN: '设备时钟异常', en: 'Device clock is wrong' }
