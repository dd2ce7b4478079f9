export const zhCN = {
  title: '实时数据',
}
export type SensorRealtimeMessages = typeof zhCN

export const en: SensorRealtimeMessages = {
  title: 'Live data',
}
