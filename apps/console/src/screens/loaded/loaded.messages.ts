export const zhCN = {
  failed: (name: string) => `${name}加载失败`,
  empty: (name: string) => `暂无${name}`,
  stale: (time: string) => `数据可能不是最新，更新于 ${time}`,
}
export type LoadedMessages = typeof zhCN

export const en: LoadedMessages = {
  failed: (name) => `${name}: could not be loaded`,
  empty: (name) => `No ${name} yet`,
  stale: (time) => `Data may be out of date, updated ${time}`,
}
