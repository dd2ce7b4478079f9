import { expect, it } from 'vitest'

import { RESOURCES } from '../resources'

/** Which kinds a write waits for while it keeps others waiting: its own, and those of what its rows refer to, one after the other. */
function waits(): Map<string, Set<string>> {
  const after = new Map<string, Set<string>>()
  for (const { definition: { name, refersTo } } of RESOURCES) {
    const order = [...new Set([name, ...refersTo.map(({ to }) => to.name)])]
    order.forEach((held, place) => after.set(held, new Set([...(after.get(held) ?? []), ...order.slice(place + 1)])))
  }
  return after
}

/** The kinds that lead from one back to itself. */
function circleFrom(kind: string, after: ReadonlyMap<string, ReadonlySet<string>>, way: readonly string[] = []): readonly string[] {
  if (way.includes(kind)) return way[0] === kind ? way : []
  for (const next of after.get(kind) ?? []) {
    const circle = circleFrom(next, after, [...way, kind])
    if (circle.length > 0) return circle
  }
  return []
}

it('writes of all kinds wait for one another in one order: of two at the same moment none is refused as a deadlock', () => {
  const after = waits()
  expect([...after.keys()].map((kind) => circleFrom(kind, after).join(' → ')).filter(Boolean)).toEqual([])
})
