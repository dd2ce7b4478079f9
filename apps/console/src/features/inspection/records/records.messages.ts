import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '巡检记录', one: '巡检记录', fields: {},
  sections: { tasks: '任务', indoor: '室内记录', outdoor: '室外记录', indoorMissed: '室内漏检', outdoorMissed: '室外漏检', defects: '隐患', figures: '统计', byBuilding: '按建筑', byPerson: '按人员', byType: '按类型' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Inspection records', one: 'inspection record', fields: {},
  sections: { tasks: 'Tasks', indoor: 'Indoors', outdoor: 'Outdoors', indoorMissed: 'Missed indoors', outdoorMissed: 'Missed outdoors', defects: 'Defects', figures: 'Figures', byBuilding: 'By building', byPerson: 'By person', byType: 'By type' },
}
