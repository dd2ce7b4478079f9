export const zhCN = {
  facts: '上报信息',
  register: '登记',
  explained: '平台没有此编号的设备：报警和故障会提醒值班员，但没有位置；读数不保存。',
  how: '核实设备后，复制编号，在所属系统的设备管理中新增；此后的报警带有位置。',
}

export const en: typeof zhCN = {
  facts: 'Reports',
  register: 'Register it',
  explained: 'No device has this number: its alarms and faults are raised, but without a place; its readings are not stored.',
  how: 'Find the device, copy the number, and add it on the device screen of its system. Its alarms have a place from then on.',
}

export type UnregisteredPanelMessages = typeof zhCN
