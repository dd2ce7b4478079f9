export const zhCN = {
  facts: '不能修改的内容',
  locked: '编码决定页面地址和权限，监测系统决定用户能看到哪些设备和报警。两者由程序规定，修改会使权限和报警范围出错。',
  rightCode: '权限编码',
  path: '页面地址',
  system: '监测系统',
  roles: '拥有此菜单的角色',
  role: '角色',
  tenant: '站点',
  buttons: '按钮',
  noRole: '没有角色拥有此菜单，只有管理员可以打开',
  noButton: '此菜单没有按钮',
  name: '名称',
  code: '权限编码',
  call: '接口',
  holders: '拥有的角色',
  between: '、',
}

export type MenuPanelMessages = typeof zhCN

export const en: MenuPanelMessages = {
  facts: 'What cannot be changed',
  locked: 'The code decides address and rights, the system decides which devices and alarms users see. Both come with the program: another value would break rights and the reach of alarms.',
  rightCode: 'Right code',
  path: 'Address',
  system: 'System',
  roles: 'Roles that grant this menu',
  role: 'Role',
  tenant: 'Site',
  buttons: 'Buttons',
  noRole: 'No role grants this menu: only administrators can open it',
  noButton: 'This menu has no buttons',
  name: 'Name',
  code: 'Right code',
  call: 'Call',
  holders: 'Roles with it',
  between: ', ',
}
