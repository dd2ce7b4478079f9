export const zhCN = {
  filters: '筛选',
  mostDays: (days: number) => `最多 ${days} 天`,
}

export const en: typeof zhCN = {
  filters: 'Filters',
  mostDays: (days) => `At most ${days} days`,
}
