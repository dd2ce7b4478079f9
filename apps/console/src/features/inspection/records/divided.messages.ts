import type { ScreenWords } from '../../../screens'

const fields = { period: '日期（不选为近 30 天）', due: '应检', done: '完成', missed: '漏检', doneShare: '完成率', found: '发现隐患', open: '未消除隐患', overdue: '超期隐患', building: '建筑（室外为联网单位）', person: '人员', typeName: '设施类型' }
const choices = { building: { none: '无所属建筑' }, person: { none: '未指定人员' }, typeName: { none: '未知类型' } }

export const zhCN = {
  byBuilding: { title: '按建筑统计', one: '建筑', fields, choices },
  byPerson: { title: '按人员统计', one: '人员', fields, choices },
  byType: { title: '按设施类型统计', one: '设施类型', fields, choices },
} satisfies Record<string, ScreenWords>

const enFields: typeof fields = {
  period: 'Days (the last 30 by default)', due: 'Due', done: 'Done', missed: 'Missed', doneShare: 'Share done', found: 'Defects found', open: 'Open defects', overdue: 'Overdue defects', building: 'Building (outdoors: unit)', person: 'Person', typeName: 'Type',
}
const enChoices: typeof choices = { building: { none: 'No building' }, person: { none: 'Nobody named' }, typeName: { none: 'Unknown type' } }

export const en: typeof zhCN = {
  byBuilding: { title: 'Figures by building', one: 'building', fields: enFields, choices: enChoices },
  byPerson: { title: 'Figures by person', one: 'person', fields: enFields, choices: enChoices },
  byType: { title: 'Figures by type', one: 'type', fields: enFields, choices: enChoices },
}
