import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '网关设备',
  one: '网关',
  sections: { gateways: '网关', devices: '全部设备', unregistered: '未登记设备' },
  fields: {
    number: '编号', contact: '上报状态', lastReportAt: '最后上报', keyState: '密钥', manufacturer: '厂商', equipmentType: '类型', model: '型号', position: '安装位置',
    unitId: '联网单位', unitName: '联网单位', controlRoomId: '消控室', controlRoomName: '消控室', coordinates: '坐标', updatedAt: '更新时间',
  },
  hints: { number: '本单位内唯一，报文用密钥识别网关', controlRoomId: '选择联网单位后，可选该单位的消控室' },
  choices: {
    contact: { working: '正常', silent: '超过 1 小时未上报', never: '从未上报', unknown: '未知' },
    keyState: { none: '无密钥', valid: '有效', changing: '更换中' },
  },
  acts: { keys: '密钥', revoke: '吊销密钥' },
  questions: { revoke: (gateway: string) => `吊销后，网关“${gateway}”的上报会立即被拒绝，其下设备的报警将无法收到，直到网关换上新密钥。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Gateways',
  one: 'gateway',
  sections: { gateways: 'Gateways', devices: 'All devices', unregistered: 'Not registered' },
  fields: {
    number: 'Number', contact: 'Reports', lastReportAt: 'Last report', keyState: 'Key', manufacturer: 'Manufacturer', equipmentType: 'Type', model: 'Model', position: 'Position',
    unitId: 'Networked unit', unitName: 'Networked unit', controlRoomId: 'Control room', controlRoomName: 'Control room', coordinates: 'Coordinates', updatedAt: 'Updated',
  },
  hints: { number: 'Unique within the unit; reports are recognised by the key', controlRoomId: 'The control rooms of the chosen unit' },
  choices: {
    contact: { working: 'Normal', silent: 'None for over an hour', never: 'Never reported', unknown: 'Unknown' },
    keyState: { none: 'No key', valid: 'Valid', changing: 'Being changed' },
  },
  acts: { keys: 'Keys', revoke: 'Revoke keys' },
  questions: { revoke: (gateway) => `Reports of gateway “${gateway}” will be refused at once. Alarms of its devices will not arrive until the gateway has a new key.` },
}
