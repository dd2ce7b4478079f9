/** Six states that an operator can tell apart: nothing yet, here, being fetched again, from before, certainly nothing, not known. */
export type DataState = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'
