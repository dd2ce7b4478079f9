import type { AlarmLevel } from '@smart-fire/api-client/warnings'
import type { ScreenSample } from '../../../testing/screen-sample'

export function anAlarmLevel(changes: Partial<AlarmLevel> = {}): AlarmLevel {
  return { id: '1', version: '1', name: '三级关注', rank: 1, color: '#3E63DD', tone: null, repeats: false, instructions: '关注变化趋势，交接班时说明', updatedAt: Date.UTC(2026, 10, 18, 2), ...changes }
}

export default {
  rows: [
    anAlarmLevel(),
    anAlarmLevel({ id: '2', name: '二级预警', rank: 2, color: '#F5B301', tone: 'chime', instructions: '电话核实现场情况' }),
    anAlarmLevel({ id: '3', name: '一级紧急', rank: 3, color: '#E5484D', tone: 'wave', repeats: true, instructions: '立即派人到场查看' }),
    anAlarmLevel({ id: '4', name: '特级', rank: 9, color: '#8E4EC6', tone: 'drone', repeats: null, instructions: null }),
  ],
  round: {
    add: { name: '临时等级', rank: 71, color: '#12A594', tone: 'beeps', repeats: true, instructions: '端到端测试' },
    edit: { instructions: '已改名前核对' },
    find: 'name',
  },
} satisfies ScreenSample<AlarmLevel>
