export const zhCN = {
  days: (every: number) => (every === 1 ? '每天' : `每 ${every} 天`),
  weekly: (days: readonly string[]) => `每${days.join('、')}`,
  monthly: (every: number, days: readonly string[]) => `${every === 1 ? '每月' : `每 ${every} 个月`} ${days.join('、')}`,
}

export const en: typeof zhCN = {
  days: (every) => (every === 1 ? 'Every day' : `Every ${every} days`),
  weekly: (days) => `Every ${days.join(', ')}`,
  monthly: (every, days) => `Every ${every === 1 ? 'month' : `${every} months`}: ${days.join(', ')}`,
}
