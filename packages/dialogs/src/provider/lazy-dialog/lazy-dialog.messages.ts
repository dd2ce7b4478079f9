/** Shown when a dialog could not be loaded. */
export const zhCN = {
  title: '未能打开',
  text: '该部分加载失败，可能是网络中断或系统刚刚升级。',
  reload: '重新加载页面',
  close: '关闭',
}

export type LazyDialogMessages = typeof zhCN

export const en: LazyDialogMessages = {
  title: "Couldn't open",
  text: 'This part could not be loaded: the network may be down, or the system has just been updated.',
  reload: 'Reload the page',
  close: 'Close',
}
