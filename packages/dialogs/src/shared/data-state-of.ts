interface Ready {
  ready: 'fresh' | 'refreshing' | 'stale'
}

/** The state of a region in one word, as `ui` draws it (`DataState`, and what a region has besides). */
export function dataStateOf<Other extends string>(value: Other | Ready): Other | 'ready' | 'refreshing' | 'stale' {
  if (typeof value === 'string') return value
  return value.ready === 'fresh' ? 'ready' : value.ready
}
