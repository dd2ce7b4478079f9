/** What a marker says is asked for again after every change; the old answer stays readable meanwhile. */
export function popupAnswered<const Part extends string>(part: Part, description: string) {
  return {
    description,
    always: { guard: { type: 'outdated', params: part }, target: 'loading' },
    on: { 'data.refresh': 'loading' },
  } as const
}

export function popupFailed(description: string) {
  return {
    description,
    on: {
      'data.refresh': 'loading',
      'link.heard': 'loading',
      'records.changed': { target: 'loading', actions: 'noteChange' },
    },
  } as const
}
