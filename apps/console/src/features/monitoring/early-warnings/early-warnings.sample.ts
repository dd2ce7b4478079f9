import type { EarlyWarning } from '@smart-fire/api-client/warnings'
import type { ScreenSample } from '../../../testing/screen-sample'

export function anEarlyWarning(changes: Partial<EarlyWarning> = {}): EarlyWarning {
  return {
    id: '1', channelId: '2', deviceId: '12', number: 'HD-RCT-0031', equipmentType: '剩余电流探测器', buildingId: '4', buildingName: '星河大厦', floor: -1, hydrantName: null, position: '配电室',
    point: '剩余电流', pointCode: 'RCT', value: 214, unit: 'mA', level: '三级关注', rank: 1, color: '#3E63DD', raisedAt: Date.UTC(2026, 10, 20, 2, 12), endedAt: null, endedBy: null,
    handled: false, handledBy: null, handledAt: null, ...changes,
  }
}

const ended = { endedAt: Date.UTC(2026, 10, 20, 1, 40), handled: true, handledAt: Date.UTC(2026, 10, 20, 1, 40) }

export default {
  rows: [
    anEarlyWarning(),
    anEarlyWarning({ id: '2', level: '一级紧急', rank: 3, color: '#E5484D', value: 291, floor: 3, position: '301 走廊' }),
    anEarlyWarning({ id: '3', level: '二级预警', rank: 2, color: '#F5B301', point: '温度', pointCode: 'XTEMP', value: 51.2, unit: '℃', handled: true, handledBy: 'zhiban01', handledAt: Date.UTC(2026, 10, 20, 2, 20) }),
    anEarlyWarning({ id: '4', ...ended, endedBy: 'raised', level: '二级预警', rank: 2, color: '#F5B301', value: 252 }),
    anEarlyWarning({
      id: '5', ...ended, endedBy: 'recovered', channelId: '5', number: 'QY-YL-0007', equipmentType: '消火栓水压传感器', buildingId: null, buildingName: null, floor: null, hydrantName: '滨江路3号', position: '滨江路口', point: '压力', pointCode: 'YL',
      value: 0.18, unit: 'MPa',
    }),
  ],
} satisfies ScreenSample<EarlyWarning>
