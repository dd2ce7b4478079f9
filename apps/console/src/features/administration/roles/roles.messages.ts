import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '角色权限管理',
  one: '角色',
  fields: { name: '角色名称', description: '备注', users: '成员', systems: '可见系统', scope: '数据范围', regions: '区域', buildings: '建筑', updatedAt: '更新时间', rights: '菜单与按钮', members: '成员' },
  units: { users: '人' },
  hints: {
    rights: '勾选某个系统的任一页面，即可查看数据范围内该系统的全部设备、报警和推送。灰色的权限您自己没有，不能授予或收回。',
    scope: '列表、统计、平面图、推送和处理都只限于此范围。一个用户有多个角色时，范围合并计算。',
    regions: '包括区域内现有和以后新增的建筑与消火栓', buildings: '不包括室外消火栓，消火栓按区域或联网单位归入',
    members: '成员立即获得该角色的全部权限，移除后立即失去。',
  },
  choices: { scope: { '0': '本站点全部', '1': '指定区域或建筑', '2': '本部门及下级部门', '3': '仅本部门' } },
  acts: { authority: '分配权限', scope: '设置数据范围', members: '管理成员', effective: '查看成员权限' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Roles',
  one: 'role',
  fields: { name: 'Name', description: 'Remark', users: 'Members', systems: 'Systems', scope: 'Data scope', regions: 'Regions', buildings: 'Buildings', updatedAt: 'Updated', rights: 'Menus and buttons', members: 'Members' },
  units: { users: '' },
  hints: {
    rights: 'Any ticked screen of a system shows all devices, alarms and live alarms of that system within the data scope. Greyed rights are not yours, so you cannot give or take them.',
    scope: 'Lists, statistics, plans, live alarms and verdicts are limited to it. Several roles of a user are added up.',
    regions: 'With every building and hydrant in them, also those that are added later', buildings: 'Without hydrants outdoors: these belong to a region or a networked unit',
    members: 'Members get all rights of the role at once, and lose them at once when they are removed.',
  },
  choices: { scope: { '0': 'The whole site', '1': 'Chosen areas', '2': 'Own department and below', '3': 'Own department only' } },
  acts: { authority: 'Rights', scope: 'Data scope', members: 'Members', effective: 'Rights of a member' },
}
