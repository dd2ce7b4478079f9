import type { FloorState } from '@smart-fire/api-client'

export const zhCN: Record<FloorState, string> = { alarm: '有报警', fault: '有故障', faultOrOffline: '有故障或离线', offline: '有离线' }

export const en: Record<FloorState, string> = { alarm: 'alarm', fault: 'fault', faultOrOffline: 'fault or offline', offline: 'offline' }
