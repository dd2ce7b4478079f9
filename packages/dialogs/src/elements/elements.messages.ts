export const zhCN = {
  missing: (attributes: string) => `缺少属性：${attributes}`,
  broken: '组件出错，暂不能显示',
  feedFailed: '实时警情未能加载',
  retry: '重试',
}

export type ElementsMessages = typeof zhCN

export const en: ElementsMessages = {
  missing: (attributes) => `Missing attributes: ${attributes}`,
  broken: 'This part has failed and cannot be shown',
  feedFailed: 'Live alarms could not be loaded',
  retry: 'Try again',
}
