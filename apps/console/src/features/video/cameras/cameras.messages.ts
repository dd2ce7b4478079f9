import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '设备管理', one: '摄像机', fields: {}, sections: { cameras: '摄像机', groups: '分组' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Device management', one: 'camera', fields: {}, sections: { cameras: 'Cameras', groups: 'Groups' } }
