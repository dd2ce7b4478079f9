import * as dropped from '../shared/parts/dropped.messages'

export const zhCN = {
  ...dropped.zhCN,
  stale: (time: string) => `数据可能不是最新，更新于 ${time}`,
}
export type PagedListMessages = typeof zhCN

export const en: PagedListMessages = {
  ...dropped.en,
  stale: (time) => `Data may be out of date, updated ${time}`,
}
