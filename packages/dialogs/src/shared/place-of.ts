/** How far a part of a dialog is: nothing yet, here, from before, certainly nothing, or not known. */
export type PlaceState = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'

interface Ready {
  ready: 'fresh' | 'refreshing' | 'stale'
}

/** The state of a region in one word. */
export function placeOf<Other extends string>(value: Other | Ready): Other | 'ready' | 'refreshing' | 'stale' {
  if (typeof value === 'string') return value
  return value.ready === 'fresh' ? 'ready' : value.ready
}
