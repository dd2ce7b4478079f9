import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '角色权限管理',
  one: '角色',
  fields: { name: '角色名称', description: '备注', users: '成员', systems: '数据范围', updatedAt: '更新时间', rights: '菜单与按钮', members: '成员' },
  units: { users: '人' },
  hints: {
    rights: '勾选某个系统的任一页面，即可查看本站点该系统的全部设备、报警和推送。灰色的权限您自己没有，不能授予或收回。',
    members: '成员立即获得该角色的全部权限，移除后立即失去。',
  },
  acts: { authority: '分配权限', members: '管理成员', effective: '查看成员权限' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Roles',
  one: 'role',
  fields: { name: 'Name', description: 'Remark', users: 'Members', systems: 'Data scope', updatedAt: 'Updated', rights: 'Menus and buttons', members: 'Members' },
  units: { users: '' },
  hints: {
    rights: 'Any ticked screen of a system shows all devices, alarms and live alarms of that system in this site. Greyed rights are not yours, so you cannot give or take them.',
    members: 'Members get all rights of the role at once, and lose them at once when they are removed.',
  },
  acts: { authority: 'Rights', members: 'Members', effective: 'Rights of a member' },
}
