/** The ticked rows. Their keys are the caller's: they outlive a refresh, another page and another order. */
export interface Ticks {
  keys: ReadonlySet<string>
  /** How much of what is shown is ticked; `nothing` is shown to be ticked. */
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
