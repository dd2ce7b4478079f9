'use client'
export { SensorRealtimePanel, type SensorRealtimePanelProps } from './sensor-realtime-panel'
export type { SensorTarget } from './sensor-realtime.types'
