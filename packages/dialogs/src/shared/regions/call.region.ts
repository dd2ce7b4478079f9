import type { Into } from './answers'

/** What the operator sees of a part of a dialog, state by state. */
export interface Sentences {
  loading: string
  fresh: string
  refreshing: string
  stale: string
  failed: string
}

export interface Call<Src, Input, OnDone> {
  /** the call, and what it is asked */
  src: Src
  input: Input
  /** where an answer leads: `shown`, `shownOrEmpty`, … */
  onDone: (into: Into) => OnDone
}

/**
 * What one call tells: on its way, here, possibly old, or not to be had (architecture §4).
 * What is shown stays readable while it is asked for again.
 */
export function callRegion<const Src extends string, Input, const OnDone>(
  { src, input, onDone }: Call<Src, Input, OnDone>,
  says: Sentences,
) {
  return {
    initial: 'loading',
    states: {
      loading: { description: says.loading, invoke: { src, input, onDone: onDone('ready.'), onError: 'failed' } },
      ready: {
        initial: 'fresh',
        on: { 'data.refresh': '.refreshing' },
        states: {
          fresh: { description: says.fresh, on: { 'link.silent': 'stale' } },
          refreshing: { description: says.refreshing, invoke: { src, input, onDone: onDone(''), onError: 'stale' } },
          stale: { description: says.stale, on: { 'link.heard': 'refreshing' } },
        },
      },
      failed: { description: says.failed, on: { 'data.refresh': 'loading', 'link.heard': 'loading' } },
    },
  } as const
}
