/** The state of a machine, as XState has it. Ours, because the declarations of our entries must not name XState's types (ADR 59). */
export type StateValue = string | { [region: string]: StateValue | undefined }

/**
 * The leaf states of a machine as text for `data-state`: `{ list: { ready: 'fresh' }, overlay: 'none' }`
 * becomes `"list.ready.fresh overlay.none"`. Stories and tests check the screen against it.
 */
export function statePaths(value: StateValue): string {
  return leafPaths(value).join(' ')
}

function leafPaths(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, child]) =>
    child === undefined ? [] : leafPaths(child).map((path) => `${key}.${path}`),
  )
}
