export const zhCN = { filters: '筛选' }
export const en: typeof zhCN = { filters: 'Filters' }
