export const zhCN = {
  fire: '火警',
  fault: '故障',
  unknown: '类型未知',
}

export type RecordLineMessages = typeof zhCN

export const en: RecordLineMessages = {
  fire: 'Fire alarm',
  fault: 'Fault',
  unknown: 'Unknown kind',
}
