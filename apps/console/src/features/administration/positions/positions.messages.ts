import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '岗位',
  one: '岗位',
  fields: {
    name: '岗位名称', code: '编码', departmentId: '所属部门', departmentName: '所属部门', order: '排序号', state: '状态', users: '任职人员', roles: '岗位角色', updatedAt: '更新时间', members: '任职人员',
  },
  units: { users: '人' },
  hints: {
    code: '同一站点内不能重复', departmentId: '留空为整个站点的岗位', order: '列表可按此数字排序', state: '停用后不能再加入人员，已有人员及其权限不受影响',
    members: '任职人员立即获得岗位角色的全部权限，离任后立即失去。', roles: '任职人员除自己的角色外，还拥有这些角色的全部权限。您自己没有的权限不能通过岗位授予。',
  },
  choices: { state: { enabled: '正常', disabled: '已停用' } },
  acts: { members: '管理任职人员', roles: '分配角色' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Positions',
  one: 'position',
  fields: {
    name: 'Name', code: 'Code', departmentId: 'Department', departmentName: 'Department', order: 'Order', state: 'State', users: 'People', roles: 'Roles', updatedAt: 'Updated', members: 'People',
  },
  units: { users: '' },
  hints: {
    code: 'Unique within the site', departmentId: 'Empty: a position of the whole site', order: 'The list can be sorted by this number', state: 'A stopped position keeps its people, with their rights, and gets no new ones',
    members: 'People get all rights of the roles at once, and lose them at once when they leave.', roles: 'Its people have all rights of these roles beside their own. Rights that you do not have cannot be given by a position.',
  },
  choices: { state: { enabled: 'Active', disabled: 'Stopped' } },
  acts: { members: 'People', roles: 'Roles' },
}
