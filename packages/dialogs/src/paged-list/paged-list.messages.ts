import * as dropped from '../shared/dropped.messages'

export const zhCN = {
  ...dropped.zhCN,
  stale: (time: string) => `数据可能已过期，更新于 ${time}`,
}
export type PagedListMessages = typeof zhCN

export const en: PagedListMessages = {
  ...dropped.en,
  stale: (time) => `May be out of date, as of ${time}`,
}
