'use client'
export { SensorRealtimePanel, SensorRealtimePart, type SensorRealtimePanelProps } from './sensor-realtime-panel'
export type { SensorTarget } from './sensor-realtime.types'
