/** Options that every screen words alike. */
export const zhCN = { stopped: (label: string) => `${label}（已停用）` }

export const en: typeof zhCN = { stopped: (label) => `${label} (stopped)` }
