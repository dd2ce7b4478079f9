export const zhCN = {
  lastReport: '最后上报',
  unknownAge: '上报时间未知',
  offlineFor: (duration: string) => `已离线 ${duration}`,
}

export type LastReportMessages = typeof zhCN

export const en: LastReportMessages = {
  lastReport: 'Last report',
  unknownAge: 'Time of report unknown',
  offlineFor: (duration) => `Offline for ${duration}`,
}
