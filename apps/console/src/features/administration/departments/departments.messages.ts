import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '部门',
  one: '部门',
  tree: '部门层级',
  fields: {
    name: '部门名称', code: '编码', parentId: '上级部门', parentName: '上级部门', leader: '负责人', phone: '联系电话', order: '排序号', state: '状态', users: '人员', updatedAt: '更新时间', members: '人员',
  },
  units: { users: '人' },
  hints: {
    code: '同一站点内不能重复', parentId: '留空为一级部门；移动时，下级部门和人员一同移动', order: '同级部门按此数字从小到大排列', state: '停用后不能再加入人员，已有人员不受影响',
    members: '默认部门是本部门的人员不能在此移除，请在用户管理中更换其默认部门。',
  },
  choices: { state: { enabled: '正常', disabled: '已停用' } },
  acts: { members: '管理人员' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Departments',
  one: 'department',
  tree: 'Departments',
  fields: {
    name: 'Name', code: 'Code', parentId: 'Belongs to', parentName: 'Belongs to', leader: 'Head', phone: 'Phone', order: 'Order', state: 'State', users: 'People', updatedAt: 'Updated', members: 'People',
  },
  units: { users: '' },
  hints: {
    code: 'Unique within the site', parentId: 'Empty at the top; a move takes everything below and all people along', order: 'Departments of one level are in the order of this number', state: 'A stopped department keeps its people and gets no new ones',
    members: 'Someone whose own department this is cannot be removed here: change that department in the list of users.',
  },
  choices: { state: { enabled: 'Active', disabled: 'Stopped' } },
  acts: { members: 'People' },
}
