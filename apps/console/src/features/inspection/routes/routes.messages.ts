import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '巡检路线',
  one: '巡检路线',
  fields: { name: '路线名称', kind: '室内 / 室外', points: '设施数', places: '经过', enabled: '启用', planned: '巡检计划', remark: '说明', updatedAt: '更新时间' },
  hints: { kind: '添加后不能更改', enabled: '停用的路线不再生成巡检任务' },
  choices: { kind: { '0': '室内', '1': '室外' }, enabled: { true: '启用', false: '停用' }, planned: { true: '有', false: '无' } },
  acts: { points: '编排设施' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Inspection routes',
  one: 'inspection route',
  fields: { name: 'Name', kind: 'Indoors / outdoors', points: 'Facilities', places: 'Passes', enabled: 'In use', planned: 'Plan', remark: 'Description', updatedAt: 'Updated' },
  hints: { kind: 'Cannot be changed later', enabled: 'A stopped route gets no more tasks' },
  choices: { kind: { '0': 'Indoors', '1': 'Outdoors' }, enabled: { true: 'In use', false: 'Stopped' }, planned: { true: 'Yes', false: 'None' } },
  acts: { points: 'Arrange facilities' },
}
