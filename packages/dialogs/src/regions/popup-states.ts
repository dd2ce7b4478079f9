/**
 * The popup of a marker shows the response of its call. It has no bar for stale data, so it is loaded again after a change and as soon as the
 * alarm link is live after a silence; it stays readable meanwhile.
 */
export function popupShown<const Part extends string>(part: Part, description: string) {
  return {
    description,
    always: { guard: { type: 'outdated', params: part }, target: 'loading' },
    on: { 'data.refresh': 'loading', 'link.live': 'loading' },
  } as const
}

/** The call of the popup failed. It is made again on request, after a change, and when the alarm link is live again. */
export function popupFailed<const Part extends string>(part: Part, description: string) {
  return {
    description,
    always: { guard: { type: 'outdated', params: part }, target: 'loading' },
    on: { 'data.refresh': 'loading', 'link.live': 'loading' },
  } as const
}
