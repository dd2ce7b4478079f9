import type { Into } from './responses'

/** What the operator sees in each state of a region; printed in its documentation. */
export interface Descriptions {
  loading: string
  fresh: string
  refreshing: string
  stale: string
  failed: string
}

export interface Call<Src, Input, OnDone> {
  /** name of the call in the machine's setup */
  src: Src
  /** reads the request from the context when the call starts */
  input: Input
  /** where a response leads: `shown`, `shownOrEmpty`, … */
  onDone: (into: Into) => OnDone
}

/**
 * The data of one call: loading, loaded, possibly out of date, or failed (architecture §4). A refresh keeps what is shown.
 * A refresh during a running one aborts that call and starts a new one.
 */
export function callRegion<const Src extends string, Input, const OnDone>(
  { src, input, onDone }: Call<Src, Input, OnDone>,
  descriptions: Descriptions,
) {
  return {
    initial: 'loading',
    states: {
      loading: { description: descriptions.loading, invoke: { src, input, onDone: onDone('ready.'), onError: 'failed' } },
      ready: {
        initial: 'fresh',
        on: { 'data.refresh': '.refreshing' },
        states: {
          fresh: { description: descriptions.fresh, on: { 'link.silent': 'stale' } },
          refreshing: { description: descriptions.refreshing, invoke: { src, input, onDone: onDone(''), onError: 'stale' } },
          stale: { description: descriptions.stale, on: { 'link.live': 'refreshing' } },
        },
      },
      failed: { description: descriptions.failed, on: { 'data.refresh': 'loading', 'link.live': 'loading' } },
    },
  } as const
}
