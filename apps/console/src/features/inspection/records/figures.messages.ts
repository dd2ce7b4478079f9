import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '巡检统计',
  one: '统计',
  fields: { period: '日期', due: '应检', doneShare: '完成率', missed: '漏检', abnormal: '异常', openDefects: '未消除隐患', overdueDefects: '超期隐患' },
  sections: { days: '每日完成', buildings: '漏检最多的建筑与单位', persons: '巡检人完成', types: '各类设施隐患' },
  units: { due: '次', missed: '次', abnormal: '次', openDefects: '处', overdueDefects: '处', days: '次', buildings: '次', persons: '次', types: '处' },
  choices: { days: { done: '完成', missed: '漏检' }, buildings: { missed: '漏检' }, persons: { done: '完成' }, types: { found: '隐患' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Figures',
  one: 'figures',
  fields: { period: 'Days', due: 'Checks due', doneShare: 'Done', missed: 'Missed', abnormal: 'Abnormal', openDefects: 'Open defects', overdueDefects: 'Overdue defects' },
  sections: { days: 'By day', buildings: 'Buildings and units with most missed', persons: 'Done by person', types: 'Defects by type' },
  units: { due: '', missed: '', abnormal: '', openDefects: '', overdueDefects: '', days: '', buildings: '', persons: '', types: '' },
  choices: { days: { done: 'Done', missed: 'Missed' }, buildings: { missed: 'Missed' }, persons: { done: 'Done' }, types: { found: 'Defects' } },
}
