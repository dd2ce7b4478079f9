import type { NoticeRule } from '@smart-fire/api-client/notices'
import type { ScreenSample } from '../../../testing/screen-sample'

function aRule(changes: Partial<NoticeRule> = {}): NoticeRule {
  return { id: '4', version: '1', name: '夜间每半小时一次', description: '值班经理与维保单位', interval: 30, channelId: '1', system: '无线感烟', users: 3, devices: 42, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes }
}

export default {
  rows: [
    aRule(),
    aRule({ id: '5', name: '水压波动', description: null, interval: 120, channelId: '5', system: '消防用水', users: 1, devices: 9 }),
    aRule({ id: '6', name: '老旧回路', description: '误报较多，整改前使用', interval: 10, channelId: '11', system: '消防主机', users: 0, devices: 118 }),
  ],
  round: { add: { name: '周末每小时一次', interval: 60, channelId: '无线感烟', description: '周末值守' }, edit: { interval: 45, description: '周末与节假日' }, find: 'name' },
} satisfies ScreenSample<NoticeRule>
