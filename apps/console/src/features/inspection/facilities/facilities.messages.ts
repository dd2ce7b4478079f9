import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '设施管理', one: '设施', fields: {}, sections: { indoor: '室内', outdoor: '室外' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Facilities', one: 'facility', fields: {}, sections: { indoor: 'Indoors', outdoor: 'Outdoors' } }
