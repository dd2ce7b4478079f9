import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '组织机构', one: '部门', fields: {}, sections: { departments: '部门', positions: '岗位' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Organisation', one: 'department', fields: {}, sections: { departments: 'Departments', positions: 'Positions' } }
