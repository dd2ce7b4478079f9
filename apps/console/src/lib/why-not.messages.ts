/** Why a call failed, where the server had no words for it. */
export const zhCN = {
  unreadable: '服务器的返回无法识别，无法确认是否已完成，请刷新后查看',
  gone: '该记录已不存在，可能已被其他人删除',
  refused: '服务器拒绝了此操作，未说明原因',
  serverFailed: '服务器出错，无法确认是否已完成，请刷新后查看',
}
export type WhyNotMessages = typeof zhCN

export const en: WhyNotMessages = {
  unreadable: 'The response could not be read: it is not known whether it was done. Refresh to see',
  gone: 'This record no longer exists; another user may have deleted it',
  refused: 'The server refused this and gave no reason',
  serverFailed: 'The server failed: it is not known whether it was done. Refresh to see',
}
