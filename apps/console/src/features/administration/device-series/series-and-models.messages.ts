import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '设备类型', one: '设备类型', fields: {}, sections: { series: '设备类型', models: '型号' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Device series', one: 'device series', fields: {}, sections: { series: 'Series', models: 'Models' } }
