import { counted } from './counted'

export const zhCN = {
  dropped: (count: number) => `有 ${count} 条记录无法读取`,
}
export type DroppedMessages = typeof zhCN

export const en: DroppedMessages = {
  dropped: (count) => `${counted(count, 'record')} could not be read`,
}
