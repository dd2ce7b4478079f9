import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '监测系统管理',
  one: '监测系统',
  fields: { id: '编号', name: '系统名称', type: '分类', section: '菜单栏目', kind: '数据表', icon: '图标', order: '排序', devices: '设备', open: '未处理', state: '栏目', locked: '固定' },
  choices: {
    kind: { general: '通用', hydrant: '消火栓', fireHost: '消防主机' },
    state: { on: '显示', off: '已关闭' },
    locked: { true: '平台固定', false: '可关闭' },
  },
  acts: { hide: '关闭栏目', show: '显示栏目' },
  questions: {
    hide: (system) => `关闭“${system}”后，本站点所有用户的菜单中不再显示该栏目。设备继续监测，新的报警仍会提示，并在待处理列表中处理。`,
    show: (system) => `在本站点所有用户的菜单中显示“${system}”？`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Monitoring systems',
  one: 'system',
  fields: { id: 'Number', name: 'System', type: 'Group', section: 'Section', kind: 'Table', icon: 'Icon', order: 'Order', devices: 'Devices', open: 'Open', state: 'Shown', locked: 'Fixed' },
  choices: {
    kind: { general: 'General', hydrant: 'Hydrants', fireHost: 'Fire hosts' },
    state: { on: 'Shown', off: 'Switched off' },
    locked: { true: 'Fixed', false: 'Can be switched off' },
  },
  acts: { hide: 'Switch off', show: 'Show' },
  questions: {
    hide: (system) => `Switch “${system}” off? No user of this site has its section in the menu any more. Its devices are watched as before; new alarms are announced and handled in the pending list.`,
    show: (system) => `Show “${system}” in the menu of all users of this site?`,
  },
}
