/** The points in the order in which readings keep their values: those that were there stay in their places, new ones follow. */
export function appended(before: unknown, after: unknown): number[] {
  const [kept, wanted] = [idsOf(before), idsOf(after)]
  return [...kept.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !kept.includes(id))]
}

export const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])
