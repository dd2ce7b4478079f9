export const zhCN = {
  facts: '上报信息',
  register: '登记',
  explained: '平台没有此编号的设备：报警和故障会提醒值班员，但没有位置；读数不保存。',
  how: '核实设备后登记：此后的报警带有位置。消火栓的传感器在“硬件实施”中登记。',
  may: '登记需要所属系统设备管理的新增权限。',
  system: '所属系统',
  registerOne: (number: string) => `登记设备 ${number}`,
  registered: (number: string) => `设备 ${number} 已登记`,
}

export const en: typeof zhCN = {
  facts: 'Reports',
  register: 'Register it',
  explained: 'No device has this number: its alarms and faults are raised, but without a place; its readings are not stored.',
  how: 'Find the device and register it: its alarms have a place from then on. Sensors of hydrants are registered under hardware.',
  may: 'To register it you need the right to add devices of its system.',
  system: 'System',
  registerOne: (number) => `Register device ${number}`,
  registered: (number) => `Device ${number} is registered`,
}

export type UnregisteredPanelMessages = typeof zhCN
