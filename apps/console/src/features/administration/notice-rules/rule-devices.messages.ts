import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '规则设备',
  one: '设备',
  fields: { keyword: '编号、位置或建筑', device: '设备', series: '设备类型', building: '建筑', floor: '楼层', position: '位置' },
  acts: { bind: '绑定', unbind: '解绑' },
  questions: {
    bind: (device: string) => `将“${device}”绑定到此规则？间隔内其同类告警不再重复通知规则的推送人。`,
    unbind: (device: string) => `解绑“${device}”？之后其每次新报警都会通知。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Devices of the rule',
  one: 'device',
  fields: { keyword: 'Number, place or building', device: 'Device', series: 'Kind', building: 'Building', floor: 'Floor', position: 'Position' },
  acts: { bind: 'Bind', unbind: 'Unbind' },
  questions: {
    bind: (device) => `Bind “${device}” to this rule? Within the interval its people are not told of it again.`,
    unbind: (device) => `Take “${device}” off this rule? Each new alarm of it is told again.`,
  },
}
