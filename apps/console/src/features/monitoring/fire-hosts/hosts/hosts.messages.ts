import type { ScreenWords } from '../../../../screens'

export const zhCN = {
  title: '主机管理',
  one: '消防主机',
  fields: {
    name: '主机名称', serverIp: '服务器IP', port: '端口', manufacturer: '厂商', model: '型号', protocol: '通信协议', buildingId: '建筑', buildingName: '建筑', controlRoom: '消控室',
    phone: '联系电话', position: '位置描述', contact: '通信状态', lastContactAt: '最后上报', updatedAt: '更新时间', states: '主机状态', reason: '停用原因',
  },
  hints: { serverIp: '与端口一起全平台不能重复；更改后，从新地址上报前主机及其点位显示为离线', reason: '停用后主机及其点位的上报会被拒收，点位转为未启用；原因会记入操作日志' },
  choices: {
    contact: { silent: '已中断', heard: '正常', never: '从未上报', unknown: '未知', stopped: '已停用', refused: '停用后仍在上报' },
    states: { mainPowerFault: '主电', batteryFault: '备电', busFault: '总线', manual: '工作方式' },
    hostState: { fault: '故障', normal: '正常', manual: '手动', automatic: '自动', unknown: '未知' },
    hostStateAlone: { fault: '故障', normal: '正常', manual: '手动', automatic: '自动', unknown: '未知' },
  },
  between: '、',
  acts: { open: '通信状态', stop: '停用', allow: '启用' },
  questions: { allow: (host: string) => `启用后，平台重新接收“${host}”及其点位的上报；首次上报前点位显示离线。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Fire hosts',
  one: 'fire host',
  fields: {
    name: 'Name', serverIp: 'Server address', port: 'Port', manufacturer: 'Manufacturer', model: 'Model', protocol: 'Protocol', buildingId: 'Building',
    buildingName: 'Building', controlRoom: 'Control room', phone: 'Phone', position: 'Position', contact: 'Link', lastContactAt: 'Last report', updatedAt: 'Updated', states: 'State of the host', reason: 'Reason',
  },
  hints: { serverIp: 'Together with the port unique on the platform. After a change the host and its points are offline until it reports from there', reason: 'Reports of a stopped host and of its points are refused, and its points are not enabled. The reason is kept in the audit log' },
  choices: {
    contact: { silent: 'Interrupted', heard: 'Normal', never: 'Never reported', unknown: 'Unknown', stopped: 'Stopped', refused: 'Stopped, still reports' },
    states: { mainPowerFault: 'Main power ', batteryFault: 'Battery ', busFault: 'Bus ', manual: 'Mode ' },
    hostState: { fault: 'fault', normal: 'Normal', manual: 'manual', automatic: 'automatic', unknown: 'Unknown' },
    hostStateAlone: { fault: 'Fault', normal: 'Normal', manual: 'Manual', automatic: 'Automatic', unknown: 'Unknown' },
  },
  between: ', ',
  acts: { open: 'Link state', stop: 'Stop', allow: 'Start' },
  questions: { allow: (host) => `The platform will accept reports of “${host}” and of its points again. Its points are offline until the first one.` },
}
