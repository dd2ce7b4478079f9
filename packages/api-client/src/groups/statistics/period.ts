/** Which days count: a fixed period, or a span of days `yyyy-MM-dd` in UTC+8, both ends included. */
export type Period = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | { from: string; to: string }

const TAG = { today: '0', yesterday: '1', last7Days: '2', last30Days: '3' } as const

/** The platform ignores `dateStrs` beside `tag` (contract device 0.4): only one of them is sent. */
export function wirePeriod(period: Period): { tag?: string; dateStrs?: string } {
  return typeof period === 'string' ? { tag: TAG[period] } : { dateStrs: `${period.from},${period.to}` }
}
