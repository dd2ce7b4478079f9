/** The ticked rows. The caller holds their keys, so they survive a refresh, another page and another order. */
export interface Ticks {
  keys: ReadonlySet<string>
  /** How many of the rows on this page are ticked; `nothing` = the page has no rows. */
  page: 'all' | 'some' | 'none' | 'nothing'
  toggle: (key: string) => void
  togglePage: () => void
}

export function ticksOf(keys: ReadonlySet<string>, shown: readonly string[], onChange: (keys: ReadonlySet<string>) => void): Ticks {
  const count = shown.filter((key) => keys.has(key)).length
  return {
    keys,
    page: shown.length === 0 ? 'nothing' : count === 0 ? 'none' : count === shown.length ? 'all' : 'some',
    toggle: (key) => onChange(keys.has(key) ? without(keys, [key]) : new Set([...keys, key])),
    togglePage: () => onChange(count === shown.length ? without(keys, shown) : new Set([...keys, ...shown])),
  }
}

function without(keys: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  const lost = new Set(gone)
  return new Set([...keys].filter((key) => !lost.has(key)))
}
