import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '分组',
  one: '分组',
  fields: { name: '分组名称', cameras: '摄像机数', updatedAt: '更新时间' },
  hints: { name: '最多 50 个字符，不能重复' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Groups',
  one: 'group',
  fields: { name: 'Group name', cameras: 'Cameras', updatedAt: 'Updated' },
  hints: { name: 'At most 50 characters, unique' },
}
