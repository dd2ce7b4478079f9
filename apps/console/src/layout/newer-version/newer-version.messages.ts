export const zhCN = {
  updated: '平台已更新，本页面仍是更新前的版本。告警照常接收，请在方便时重新加载',
  reload: '重新加载',
}

export const en: typeof zhCN = {
  updated: 'The platform has been updated. This page is still the previous version and receives alarms as before. Reload it when it suits you.',
  reload: 'Reload',
}
