import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '未启用设备',
  one: '设备',
  fields: {
    channelId: '所属系统', channelName: '所属系统', sensorNumber: '设备编号', equipmentType: '设备类型', model: '型号', manufacturer: '厂商', buildingName: '建筑', floor: '楼层', position: '位置描述',
    marked: '平面图标注', stopped: '启停', state: '状态', ready: '启用条件', lastReportAt: '最后上报', stopReason: '停用原因',
  },
  choices: {
    state: { waiting: '未启用', stopped: '已停用', refused: '停用后仍在上报' },
    ready: { ready: '可以启用', notPlaced: '未标注位置', noReport: '首次上报后自动启用', both: '未标注位置，尚无上报', waits: '等待上报，自动启用' },
    marked: { true: '已标注', false: '未标注' },
    stopped: { true: '已停用', false: '使用中' },
  },
  acts: { open: '查看', enable: '启用' },
  questions: { enable: (device: string) => `启用后，平台重新接收“${device}”的上报；下一次上报前状态为未启用。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Devices that are not enabled',
  one: 'device',
  fields: {
    channelId: 'System', channelName: 'System', sensorNumber: 'Number', equipmentType: 'Device type', model: 'Model', manufacturer: 'Manufacturer', buildingName: 'Building', floor: 'Floor',
    position: 'Position', marked: 'On the plan', stopped: 'In service', state: 'State', ready: 'Can be enabled', lastReportAt: 'Last report', stopReason: 'Reason',
  },
  choices: {
    state: { waiting: 'Not enabled', stopped: 'Stopped', refused: 'Stopped, still reports' },
    ready: { ready: 'Yes', notPlaced: 'Not placed', noReport: 'Enabled by its first report', both: 'Not placed, no report yet', waits: 'Enabled by its next report' },
    marked: { true: 'Placed', false: 'Not placed' },
    stopped: { true: 'Stopped', false: 'In service' },
  },
  acts: { open: 'Open', enable: 'Enable' },
  questions: { enable: (device) => `The platform will accept reports of “${device}” again. It is not enabled until the next one.` },
}
