export const zhCN = {
  fire: '火警',
  fault: '故障',
}

export type RecordLineMessages = typeof zhCN

export const en: RecordLineMessages = {
  fire: 'Fire alarm',
  fault: 'Fault',
}
