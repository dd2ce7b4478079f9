import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '系统设置',
  one: '设置',
  fields: {},
  sections: { thresholds: '监测点预警', noticeSettings: '告警通知', levelMethods: '等级通知方式', recipients: '推送人', noticeLog: '通知记录', deviceTypes: '设备类型', sensorTypes: '传感器类型', siteSettings: '站点配置' },
} satisfies ScreenWords

export const en: typeof zhCN = { title: 'System settings', one: 'setting', fields: {}, sections: { thresholds: 'Measuring warnings', noticeSettings: 'Warning notices', levelMethods: 'Methods per level', recipients: 'Recipients', noticeLog: 'Notice log', deviceTypes: 'Device types', sensorTypes: 'Sensor types', siteSettings: 'Site settings' } }
