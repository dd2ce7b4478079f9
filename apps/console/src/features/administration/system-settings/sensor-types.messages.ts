import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '传感器类型',
  one: '传感器类型',
  fields: { manufacturer: '厂商', equipmentType: '设备类型', model: '型号', channelId: '所属系统', channelName: '所属系统', points: '监测点', devices: '本单位设备数' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Sensor types',
  one: 'sensor type',
  fields: { manufacturer: 'Manufacturer', equipmentType: 'Device type', model: 'Model', channelId: 'System', channelName: 'System', points: 'Measuring points', devices: 'Own devices' },
}
