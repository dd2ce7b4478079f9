import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'

const statusZh: Record<SensorStatus, string> = {
  [SENSOR_STATUS.fault]: '故障',
  [SENSOR_STATUS.alarm]: '报警',
  [SENSOR_STATUS.normal]: '正常',
  [SENSOR_STATUS.notEnabled]: '未启用',
  [SENSOR_STATUS.offline]: '离线',
}

const statusEn: Record<SensorStatus, string> = {
  [SENSOR_STATUS.fault]: 'Fault',
  [SENSOR_STATUS.alarm]: 'Alarm',
  [SENSOR_STATUS.normal]: 'Normal',
  [SENSOR_STATUS.notEnabled]: 'Not enabled',
  [SENSOR_STATUS.offline]: 'Offline',
}

/** The words of the live notices, the feed and its sound. */
export const zhCN = {
  status: statusZh,
  notices: '实时报警',
  unknownPlace: '未知位置',
  unknownPoint: '状态未知',
  open: '查看',
  acknowledge: '知悉',
  acknowledgeAll: '全部知悉',
  acknowledged: '已知悉',
  late: '补报',
  lateTitle: (count: number) => `断线期间新增 ${count} 条报警`,
  lateText: (fires: number) => (fires > 0 ? `其中火警 ${fires} 条，已列入报警动态` : '已列入报警动态'),
  feed: '报警动态',
  feedCount: (count: number) => `未知悉报警 ${count} 条`,
  empty: '没有待知悉的报警',
  close: '收起',
  soundLocked: '声音未启用，点此启用',
  soundTest: '试听',
  soundOn: '声音已启用',
  mute: '静音',
  muteFor: (minutes: number) => `静音 ${minutes} 分钟`,
  mutedUntil: (time: string) => `已静音至 ${time}`,
  unmute: '恢复声音',
  more: '更多',
}

export type AlarmFeedMessages = typeof zhCN

export const en: AlarmFeedMessages = {
  status: statusEn,
  notices: 'Live alarms',
  unknownPlace: 'Unknown place',
  unknownPoint: 'Unknown state',
  open: 'View',
  acknowledge: 'Acknowledge',
  acknowledgeAll: 'Acknowledge all',
  acknowledged: 'Acknowledged',
  late: 'Late',
  lateTitle: (count) => `${count} new alarms while disconnected`,
  lateText: (fires) => (fires > 0 ? `${fires} of them fires; all are in the alarm feed` : 'They are in the alarm feed'),
  feed: 'Alarm feed',
  feedCount: (count) => `${count} alarms not acknowledged`,
  empty: 'No alarm waits to be acknowledged',
  close: 'Fold',
  soundLocked: 'Sound is off, click to turn it on',
  soundTest: 'Test sound',
  soundOn: 'Sound is on',
  mute: 'Mute',
  muteFor: (minutes) => `Mute for ${minutes} min`,
  mutedUntil: (time) => `Muted until ${time}`,
  unmute: 'Turn sound on',
  more: 'More',
}
