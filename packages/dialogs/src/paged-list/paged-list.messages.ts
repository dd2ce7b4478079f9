export const zhCN = {
  stale: (time: string) => `数据可能已过期，更新于 ${time}`,
  dropped: (count: number) => `有 ${count} 条记录无法读取`,
}
export type PagedListMessages = typeof zhCN

export const en: PagedListMessages = {
  stale: (time) => `May be out of date, as of ${time}`,
  dropped: (count) => (count === 1 ? '1 record could not be read' : `${count} records could not be read`),
}
