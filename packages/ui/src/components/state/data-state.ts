/**
 * The state of data: loading for the first time, ready, ready while it is refreshed, stale (the last refresh failed), confirmed
 * to be empty, or failed. Each state has its own look.
 */
export type DataState = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'
