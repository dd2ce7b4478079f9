interface Ready {
  ready: 'fresh' | 'refreshing' | 'stale'
}

type Look = 'loading' | 'ready' | 'refreshing' | 'stale'

/** The state of a region as `ui` draws it (`DataState`, or a state that only this region has). `waiting` looks like loading. */
export function dataStateOf<Other extends string>(value: Other | Ready): Exclude<Other, 'waiting'> | Look
export function dataStateOf(value: string | Ready): string {
  if (value === 'waiting') return 'loading'
  if (typeof value === 'string') return value
  return value.ready === 'fresh' ? 'ready' : value.ready
}
