export const zhCN = {
  title: '预警提醒',
  open: (count: number) => `${count} 条预警未处理`,
  see: '查看预警',
  putAside: '知道了',
}

export const en: typeof zhCN = {
  title: 'Early warnings',
  open: (count) => (count === 1 ? '1 early warning is open' : `${count} early warnings are open`),
  see: 'Show them',
  putAside: 'Got it',
}
