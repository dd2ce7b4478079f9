export const zhCN = {
  facts: '上报信息',
  register: '登记',
  device: {
    explained: '平台没有此编号的设备：报警和故障会提醒值班员，但没有位置；读数不保存。',
    how: '核实设备后登记：此后的报警带有位置。消火栓的传感器在“硬件实施”中登记。',
    may: '登记需要所属系统设备管理的新增权限。',
    registerOne: (number: string) => `登记设备 ${number}`,
    registered: (number: string) => `设备 ${number} 已登记`,
  },
  host: {
    explained: '平台没有此地址和端口的消防主机：故障不会提醒值班员；报火警时会提醒，但没有位置。',
    how: '核实主机后登记，再登记其点位：此后的报警和故障带有位置。',
    may: '登记需要主机管理的新增权限。',
    registerOne: (endpoint: string) => `登记消防主机 ${endpoint}`,
    registered: (endpoint: string) => `消防主机 ${endpoint} 已登记`,
  },
  system: '所属系统',
}

export const en: typeof zhCN = {
  facts: 'Reports',
  register: 'Register it',
  device: {
    explained: 'No device has this number: its alarms and faults are raised, but without a place; its readings are not stored.',
    how: 'Find the device and register it: its alarms have a place from then on. Sensors of hydrants are registered under hardware.',
    may: 'To register it you need the right to add devices of its system.',
    registerOne: (number) => `Register device ${number}`,
    registered: (number) => `Device ${number} is registered`,
  },
  host: {
    explained: 'No fire host has this address and port: its faults are not raised; a fire is, but without a place.',
    how: 'Find the host and register it, then its points: its alarms and faults have a place from then on.',
    may: 'To register it you need the right to add fire hosts.',
    registerOne: (endpoint) => `Register fire host ${endpoint}`,
    registered: (endpoint) => `Fire host ${endpoint} is registered`,
  },
  system: 'System',
}

export type UnregisteredPanelMessages = typeof zhCN
