interface Region {
  on: object
  states: { loading: object }
}

/** What is about one floor begins anew with another one: a late answer of the floor before is dropped by re-entering (architecture §4). */
export function ofFloor<const Part extends Region>(region: Part) {
  return {
    ...region,
    on: { ...region.on, 'floor.select': { guard: 'otherFloor', target: '.loading' } },
    states: {
      ...region.states,
      loading: { ...region.states.loading, on: { 'floor.known': { target: 'loading', reenter: true } } },
    },
  } as const
}
