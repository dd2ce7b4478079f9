const UNIT_SECONDS = [86_400, 3_600, 60, 1] as const

/** Writes seconds in the two largest units that they fill. */
function spanOf(units: readonly string[], gap: string) {
  return (seconds: number): string => {
    const whole = Math.round(seconds)
    const first = UNIT_SECONDS.findIndex((size) => whole >= size)
    if (first < 0) return `0${units[3] ?? ''}`
    const amounts = UNIT_SECONDS.map((size, at) => (at === 0 ? Math.floor(whole / size) : Math.floor((whole % (UNIT_SECONDS[at - 1] ?? 1)) / size)))
    return amounts.flatMap((amount, at) => (at >= first && at < first + 2 && amount > 0 ? [`${amount}${units[at] ?? ''}`] : [])).join(gap)
  }
}

/** `span`: seconds as a person reads them. */
export const zhCN = { span: spanOf(['天', '小时', '分', '秒'], '') }

export const en: typeof zhCN = { span: spanOf([' d', ' h', ' min', ' s'], ' ') }
