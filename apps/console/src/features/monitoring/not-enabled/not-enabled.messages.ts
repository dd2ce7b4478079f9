import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '未启用设备',
  one: '设备',
  fields: {
    keyword: '关键字', kind: '类别', channelId: '所属系统', channelName: '所属系统', number: '设备编号', equipmentType: '设备类型', model: '型号', manufacturer: '厂商', place: '建筑或消火栓', floor: '楼层', position: '位置描述',
    placed: '安装位置', stopped: '启停', state: '状态', ready: '启用条件', lastReportAt: '最后上报', stopReason: '停用原因', refusedAt: '最后被拒收的上报',
  },
  hints: { keyword: '编号、主机、回路-地址、类型或位置' },
  choices: {
    kind: { device: '建筑设备', outdoor: '消火栓传感器', point: '主机点位' },
    state: { waiting: '未启用', unknown: '未知', stopped: '已停用', refused: '停用后仍在上报', hostStopped: '主机已停用', hostRefused: '主机停用后仍在上报' },
    ready: {
      ready: '可以启用', hostStopped: '可以启用主机', notPlaced: '未标注位置', notLinked: '未关联消火栓', noReport: '首次上报后自动启用', both: '未标注位置，尚无上报', waits: '等待上报，自动启用', unknown: '未知',
    },
    placed: { true: '已标注或关联', false: '未标注或关联' },
    stopped: { true: '已停用', false: '使用中' },
  },
  acts: { open: '查看', enable: '启用', enableHost: '启用主机' },
  questions: {
    enable: (device: string) => `启用后，平台重新接收“${device}”的上报；下一次上报前状态为未启用。`,
    enableHost: (point: string) => `“${point}”所属的消防主机已停用。启用主机后，平台重新接收主机及其全部点位的上报；主机首次上报前点位显示离线。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Devices that are not enabled',
  one: 'device',
  fields: {
    keyword: 'Keyword', kind: 'Kind', channelId: 'System', channelName: 'System', number: 'Number', equipmentType: 'Device type', model: 'Model', manufacturer: 'Manufacturer', place: 'Building or hydrant', floor: 'Floor',
    position: 'Position', placed: 'Place', stopped: 'In service', state: 'State', ready: 'Can be enabled', lastReportAt: 'Last report', stopReason: 'Reason', refusedAt: 'Last refused report',
  },
  hints: { keyword: 'Number, host, loop-address, type or position' },
  choices: {
    kind: { device: 'Device in a building', outdoor: 'Sensor of a hydrant', point: 'Point of a fire host' },
    state: { waiting: 'Not enabled', unknown: 'Unknown', stopped: 'Stopped', refused: 'Stopped, still reports', hostStopped: 'Host is stopped', hostRefused: 'Host is stopped, still reports' },
    ready: {
      ready: 'Yes', hostStopped: 'With its host', notPlaced: 'Not placed', notLinked: 'Not linked to a hydrant', noReport: 'Enabled by its first report', both: 'Not placed, no report yet',
      waits: 'Enabled by its next report', unknown: 'Unknown',
    },
    placed: { true: 'Placed or linked', false: 'Not placed or linked' },
    stopped: { true: 'Stopped', false: 'In service' },
  },
  acts: { open: 'Open', enable: 'Enable', enableHost: 'Start the host' },
  questions: {
    enable: (device) => `The platform will accept reports of “${device}” again. It is not enabled until the next one.`,
    enableHost: (point) => `The fire host of “${point}” is stopped. When it is started, the platform accepts reports of the host and of all its points again. The points are offline until its first report.`,
  },
}
