export const zhCN = {
  fire: '火警',
  fault: '故障',
  none: '—',
}

export type RecordLineMessages = typeof zhCN

export const en: RecordLineMessages = {
  fire: 'Fire alarm',
  fault: 'Fault',
  none: '—',
}
