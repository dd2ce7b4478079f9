import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '站点配置',
  one: '站点配置',
  fields: { plansAllowed: '平面图', recordDays: '报警记录保存', updatedBy: '修改人', updatedAt: '更新时间' },
  hints: { plansAllowed: '关闭后，平台不再提供楼层平面图，各页面以列表显示；已上传的图片保留', recordDays: '365 至 3650 天，不填则按服务器设置。到期删除已处理的报警、通知和预警记录，未处理的始终保留' },
  units: { recordDays: '天' },
  choices: { plansAllowed: { true: '启用', false: '关闭' }, recordDays: { usual: '按服务器设置', forever: '永久' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Site settings',
  one: 'setting',
  fields: { plansAllowed: 'Floor plans', recordDays: 'Records are kept', updatedBy: 'Changed by', updatedAt: 'Updated' },
  hints: { plansAllowed: 'When off, no picture of a floor is given out and screens show lists; uploaded pictures stay', recordDays: '365 to 3650 days; empty: as the server is set up. Handled records, notices and warnings are deleted then; open ones are always kept' },
  units: { recordDays: 'days' },
  choices: { plansAllowed: { true: 'On', false: 'Off' }, recordDays: { usual: 'as the server is set up', forever: 'for ever' } },
}
