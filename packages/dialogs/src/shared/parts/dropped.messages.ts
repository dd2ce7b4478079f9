export const zhCN = {
  dropped: (count: number) => `有 ${count} 条记录无法读取`,
}
export type DroppedMessages = typeof zhCN

export const en: DroppedMessages = {
  dropped: (count) => (count === 1 ? '1 record could not be read' : `${count} records could not be read`),
}
