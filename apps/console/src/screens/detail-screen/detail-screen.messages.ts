export const zhCN = {
  facts: '基本信息',
  history: '历史记录',
  back: (list: string) => `返回${list}`,
  noId: (one: string) => `地址中没有指明${one}，请从列表中打开。`,
}
export type DetailScreenMessages = typeof zhCN

export const en: DetailScreenMessages = {
  facts: 'Details',
  history: 'History',
  back: (list) => `Back to ${list}`,
  noId: (one) => `The address names no ${one}. Open it from its list.`,
}
