/** Messages of the calls for monitoring systems (ADR 36). */
export const zhCN = {
  locked: '该系统由平台规范固定，不能关闭',
  hasOpenRecords: (open: number, fires: number) => `该系统还有 ${open} 条未处理的报警${fires > 0 ? `（其中火警 ${fires} 条）` : ''}，全部处理后才能关闭`,
}
