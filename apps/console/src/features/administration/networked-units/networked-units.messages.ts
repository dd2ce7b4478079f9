import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '联网单位管理', one: '联网单位', fields: {}, sections: { units: '联网单位', controlRooms: '消控室' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Networked units', one: 'networked unit', fields: {}, sections: { units: 'Units', controlRooms: 'Control rooms' } }
