import type { ScreenWords } from '../../../screens'

const fields = { period: '日期（不选为近 30 天）', due: '应检', done: '完成', missed: '漏检', doneShare: '完成率', found: '发现隐患', open: '未消除隐患', overdue: '超期隐患' }

/** The words of one division: how the column with the names is called, and what stands there without one. */
const named = (name: string, none: string) => ({ fields: { ...fields, name }, choices: { name: { none } } })

export const zhCN = {
  byBuilding: { title: '按建筑统计', one: '建筑', ...named('建筑（室外为联网单位）', '无所属建筑') },
  byPerson: { title: '按人员统计', one: '人员', ...named('人员', '未指定人员') },
  byType: { title: '按设施类型统计', one: '设施类型', ...named('设施类型', '未知类型') },
} satisfies Record<string, ScreenWords>

const enFields: typeof fields = {
  period: 'Days (the last 30 by default)', due: 'Due', done: 'Done', missed: 'Missed', doneShare: 'Share done', found: 'Defects found', open: 'Open defects', overdue: 'Overdue defects',
}
const enNamed: typeof named = (name, none) => ({ fields: { ...enFields, name }, choices: { name: { none } } })

export const en: typeof zhCN = {
  byBuilding: { title: 'Figures by building', one: 'building', ...enNamed('Building (outdoors: unit)', 'No building') },
  byPerson: { title: 'Figures by person', one: 'person', ...enNamed('Person', 'Nobody named') },
  byType: { title: 'Figures by type', one: 'type', ...enNamed('Type', 'Unknown type') },
}
