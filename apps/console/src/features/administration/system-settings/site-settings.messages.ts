import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '站点配置',
  one: '站点配置',
  fields: { plansAllowed: '平面图', recordDays: '报警记录保存', logo: '标志', updatedBy: '修改人', updatedAt: '更新时间' },
  hints: { plansAllowed: '关闭后，平台不再提供楼层平面图，各页面以列表显示；已上传的图片保留', recordDays: '365 至 3650 天，不填则按服务器设置。到期删除已处理的报警、通知和预警记录，未处理的始终保留', logo: 'PNG 或 JPEG，不超过 512 KB、1024 像素；显示在登录页和控制台左上角，重新打开页面后可见' },
  units: { recordDays: '天' },
  choices: { plansAllowed: { true: '启用', false: '关闭' }, recordDays: { usual: '按服务器设置', forever: '永久', unread: '无法读取' }, logo: { own: '已上传', none: '默认' } },
  acts: { logo: '上传标志', removeLogo: '恢复默认标志' },
  questions: { removeLogo: () => '删除标志，恢复显示产品标志？' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Site settings',
  one: 'setting',
  fields: { plansAllowed: 'Floor plans', recordDays: 'Records are kept', logo: 'Logo', updatedBy: 'Changed by', updatedAt: 'Updated' },
  hints: { plansAllowed: 'When off, no picture of a floor is given out and screens show lists; uploaded pictures stay', recordDays: '365 to 3650 days; empty: as the server is set up. Handled records, notices and warnings are deleted then; open ones are always kept', logo: 'PNG or JPEG, at most 512 KB and 1024 pixels; shown at the sign-in and in the head of the console once the page is opened again' },
  units: { recordDays: 'days' },
  choices: { plansAllowed: { true: 'On', false: 'Off' }, recordDays: { usual: 'as the server is set up', forever: 'for ever', unread: 'unreadable' }, logo: { own: 'Own', none: 'Product' } },
  acts: { logo: 'Upload a logo', removeLogo: 'Remove the logo' },
  questions: { removeLogo: () => 'Remove the logo and show the mark of the product again?' },
}
