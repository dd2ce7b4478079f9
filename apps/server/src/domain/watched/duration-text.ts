/** `d天h小时m分s秒`, leading zero units dropped (contract device §0.4). */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), '天'],
    [Math.floor(seconds / 3600) % 24, '小时'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ]
  const first = parts.findIndex(([value]) => value > 0)
  return parts
    .slice(first < 0 ? parts.length - 1 : first)
    .map(([value, unit]) => `${value}${unit}`)
    .join('')
}
