const PAGE_ROWS = 10

/** The index that a key moves to from one of `count` rows; null for keys without a meaning here. */
export function targetIndex(key: string, index: number, count: number): number | null {
  const target = rawTarget(key, index, count)
  if (target === null) return null
  return Math.min(count - 1, Math.max(0, target))
}

function rawTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown': return index + 1
    case 'ArrowUp': return index - 1
    case 'PageDown': return index + PAGE_ROWS
    case 'PageUp': return index - PAGE_ROWS
    case 'Home': return 0
    case 'End': return count - 1
    default: return null
  }
}
