/** A field in which two versions of a row differ. */
export interface ChangedField {
  name: string
  mine: unknown
  theirs: unknown
}

/** The fields of a form whose values differ between what this user entered and what another user saved. */
export function changedFields(mine: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>): ChangedField[] {
  return Object.keys(mine)
    .filter((name) => name in theirs && !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
}

/** Values of a form are JSON; missing, null and blank are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other))
}

function normal(value: unknown): unknown {
  return value === undefined || value === '' ? null : value
}
